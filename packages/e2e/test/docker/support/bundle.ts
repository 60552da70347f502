import type { ImageConfig } from './image';

interface BundleOptions {
  readonly config: ImageConfig;
  /** The image's files, as a folder. */
  readonly files: string;
  readonly dataDir: string;
  readonly env: readonly string[];
}

const MASKED = ['/proc/kcore', '/proc/keys', '/proc/timer_list', '/sys/firmware'];

/**
 * What `docker run --read-only --cap-drop ALL --tmpfs /tmp --security-opt no-new-privileges` tells its runtime (OCI runtime
 * specification), but for the network, which is that of the machine.
 */
export function bundleOf({ config, files, dataDir, env }: BundleOptions): object {
  const [uid, gid] = config.User.split(':').map(Number);
  const none: readonly string[] = [];
  return {
    ociVersion: '1.0.2',
    root: { path: files, readonly: true },
    process: {
      user: { uid, gid },
      args: config.Cmd,
      env: [...config.Env, ...env],
      cwd: config.WorkingDir,
      noNewPrivileges: true,
      capabilities: { bounding: none, effective: none, inheritable: none, permitted: none, ambient: none },
    },
    hostname: 'pampa',
    mounts: [
      { destination: '/proc', type: 'proc', source: 'proc' },
      tmpfs('/dev', ['strictatime', 'mode=755', 'size=65536k']),
      tmpfs('/tmp', ['nodev', 'mode=1777']),
      {
        destination: '/sys',
        type: 'bind',
        source: '/sys',
        options: ['rbind', 'nosuid', 'noexec', 'nodev', 'ro'],
      },
      { destination: '/data', type: 'bind', source: dataDir, options: ['rbind', 'rw', 'nosuid', 'nodev'] },
      { destination: '/etc/hosts', type: 'bind', source: '/etc/hosts', options: ['bind', 'ro'] },
    ],
    linux: {
      namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })),
      maskedPaths: MASKED,
    },
  };
}

function tmpfs(destination: string, options: readonly string[]): object {
  return { destination, type: 'tmpfs', source: 'tmpfs', options: ['nosuid', ...options] };
}
