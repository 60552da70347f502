/** Something the machine refuses: no such file, no permission, no room. Everything else is a bug of ours. */
export function isFileError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
