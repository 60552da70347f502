/** A package of the registry, by its hash: pnpm checks it on every install. Nothing else may be in a lock file. */
const BY_HASH = /^\{integrity: sha512-[A-Za-z0-9+/]{86}==\}$/;
/** One version, a package of the workspace, or one version under another name. */
const PINNED = /^(?:\d+\.\d+\.\d+(?:-[\w.]+)?|workspace:\*|npm:(?:@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+)$/;
/** Of a registry, a repository or a tarball. In hashes there is no colon. */
const ADDRESS = /\b(?:https?|git|ssh|file|link|git\+\w+):\S*/g;

/** What is wrong with a lock file, one sentence each. */
export function lockTroubles(lock: string): readonly string[] {
  const [importers = '', packages = ''] = lock.split(/^(?:packages|snapshots):$/m);
  const names = [...packages.matchAll(/^ {2}\S.*:$/gm)].length;
  const resolutions = [...packages.matchAll(/^ {4}resolution: (.*)$/gm)].map(([, how]) => how ?? '');
  const specifiers = [...importers.matchAll(/^ {8}specifier: (.*)$/gm)].map(([, wanted]) => wanted ?? '');
  const links = [...importers.matchAll(/^ {8}version: link:(?!\.\.\/\w+$).*$/gm)].map(([line]) =>
    line.trim(),
  );
  return [
    ...(names === 0 || names !== resolutions.length ? ['there are packages without a resolution'] : []),
    ...resolutions.filter((how) => !BY_HASH.test(how)).map((how) => `not by its hash: ${how}`),
    ...specifiers
      .map((wanted) => wanted.replaceAll("'", ''))
      .filter((wanted) => !PINNED.test(wanted))
      .map((wanted) => `not one version: ${wanted}`),
    ...links.map((link) => `outside the workspace: ${link}`),
    ...(packages.replaceAll(/^ {4}deprecated: .*$/gm, '').match(ADDRESS) ?? []).map(
      (address) => `an address: ${address}`,
    ),
  ];
}
