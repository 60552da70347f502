/** What an attack counted: how often it got which answer, or what it obtained. */
export type Counts = Readonly<Record<string, number>>;

/** What a flood of the attacker's process is told. Loopback only, and it ends by itself. */
export interface FloodOrder {
  /** Where the traffic goes: the server, or the sink that stands in for it in the control. */
  readonly port: number;
  /** Where tables are opened and places are taken: always the server. */
  readonly serverPort: number;
  readonly seconds: number;
  /** 1 in the full run, less in the short one: multiplies connections. */
  readonly scale: number;
  /** The codes of honest tables. */
  readonly codes: readonly string[];
  readonly options: Readonly<Record<string, string | number>>;
}
