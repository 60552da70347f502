/** Grows whenever an old page and a new server would misunderstand each other. Told in every join. */
export const PROTOCOL_VERSION = 3;
