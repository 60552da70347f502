/** Lets a few things happen at once and the rest wait in line, as far as the line goes. */
export interface Slots {
  /** Null if the line is full. */
  run<T>(task: () => Promise<T>): Promise<T> | null;
}

export function createSlots(atOnce: number, inLine: number): Slots {
  const line: (() => void)[] = [];
  let taken = 0;

  const free = (): void => {
    const next = line.shift();
    // The slot goes on to whoever is next without being free in between.
    if (next === undefined) taken--;
    else next();
  };

  return {
    run: (task) => {
      if (taken < atOnce) taken++;
      else if (line.length >= inLine) return null;
      else return new Promise<void>((resolve) => line.push(resolve)).then(task).finally(free);
      return task().finally(free);
    },
  };
}
