export interface Owner {
  /** The Colyseus process and room that play the table. */
  readonly processId: string;
  readonly roomId: string;
}
