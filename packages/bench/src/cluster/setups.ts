/** A house as it is started: alone on a file, or some processes that share everything. */
export interface Setup {
  readonly name: string;
  readonly processes: number;
  readonly isShared: boolean;
}

export const ALONE: Setup = { name: 'SQLite, 1 process', processes: 1, isShared: false };

export const SETUPS: readonly Setup[] = [
  ALONE,
  ...[1, 2, 3].map((processes) => ({
    name: `PostgreSQL and Redis, ${processes} process${processes > 1 ? 'es' : ''}`,
    processes,
    isShared: true,
  })),
];
