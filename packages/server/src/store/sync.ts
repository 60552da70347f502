import { closeSync, fsyncSync, openSync } from 'node:fs';

/** What was written to the file survives a power cut after this. */
export function syncFile(file: string): void {
  // Windows syncs only what is open for writing.
  sync(file, 'r+');
}

/** A file that was renamed has its new name for certain only after this. Windows can't, and needn't. */
export function syncFolder(dir: string): void {
  if (process.platform !== 'win32') sync(dir, 'r');
}

function sync(path: string, flags: string): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
