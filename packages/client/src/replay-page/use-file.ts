import { useEffect, useState } from 'preact/hooks';

/** Far more than any record: nobody should wait while a film is read. */
const MOST_BYTES = 40_000_000;

interface GivenFile {
  readonly text: string;
  /** Grows with every file: the same one may be given twice. */
  readonly number: number;
}

interface Files {
  /** The last one that was dropped or chosen; it never leaves the browser. */
  readonly given: GivenFile | null;
  /** Something hovers over the page that could be let go. */
  readonly isOver: boolean;
  readonly give: (file: File | undefined) => void;
}

/** Files that are dropped anywhere on the page, or chosen. */
export function useFile(): Files {
  const [given, setGiven] = useState<GivenFile | null>(null);
  const [isOver, setOver] = useState(false);
  const give = (file: File | undefined): void => {
    if (file === undefined) return;
    void textOf(file).then((text) => setGiven((before) => ({ text, number: (before?.number ?? 0) + 1 })));
  };
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const isFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!isFile(event)) return;
        // Otherwise the browser would open it instead of the page.
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      (event) => {
        if (event.relatedTarget === null) setOver(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        setOver(false);
        give(event.dataTransfer?.files[0]);
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  return { given, isOver, give };
}

async function textOf(file: File): Promise<string> {
  // What is left of it is no record, and is told so.
  return (file.size > MOST_BYTES ? file.slice(0, MOST_BYTES) : file).text();
}
