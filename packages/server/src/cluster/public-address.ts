/** Of `games.example.org:8443/p1`: what a policy for pages can name. */
export function hostIn(publicAddress: string): string {
  return publicAddress.split('/', 1)[0] ?? '';
}

/** `/p1`: what the path of its sockets begins with. A proxy passes it on as it is. */
export function pathIn(publicAddress: string): string {
  return publicAddress.slice(hostIn(publicAddress).length);
}
