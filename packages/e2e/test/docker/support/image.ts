import type { Ran } from './command';

/** What an image says of itself, by the names Docker has for it. */
export interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly ExposedPorts: Readonly<Record<string, object>>;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly Labels: Readonly<Record<string, string>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

export interface Image {
  readonly config: ImageConfig;
  /** Of all layers that are not the base's. */
  readonly addedBytes: number;
}

/** A container of the image: read-only, without a single capability, with a data folder that outlives it. */
export interface Container {
  readonly url: string;
  /** Everything the server has written. */
  log(): Promise<string>;
  /** Runs something inside, as the server's own user. */
  exec(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Ran>;
  signal(name: 'KILL' | 'TERM'): Promise<void>;
  /** Resolves to its exit code. */
  readonly ended: Promise<number>;
}

/** Whoever can build the Dockerfile and run what comes of it. */
export interface Dock {
  readonly name: string;
  build(): Promise<Image>;
  /** A new container on the one data folder of this dock. */
  start(): Promise<Container>;
  /** Nothing stays but what makes the next time quicker. */
  close(): Promise<void>;
}
