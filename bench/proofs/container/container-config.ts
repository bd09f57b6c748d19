/** Whom the image runs as, by its number. */
export const user = 10_001

export type ImageConfig = { Env: string[]; Cmd: string[]; WorkingDir: string; User: string }

type Spec = {
  process: Record<string, unknown>
  mounts: { destination: string }[]
  linux: { namespaces: { type: string }[] }
}

type Given = { image: ImageConfig; rootfs: string; data: string; settings: Record<string, string> }

/** A place for real people, as the image's own settings make it. */
const production = {
  PUBLIC_URL: 'https://reable.example',
  SECRET: 'k3Ta9wZr5QxL2mBv7NcY8pHd4sGf6jUe',
  MAIL_FROM: 'us@reable.example',
  PROCESSES: '1',
}

/** What compose.yaml asks for, in the words of the runtime: no right, no other files, the network of this machine to be asked by. */
export function containerConfig(spec: Spec, { image, rootfs, data, settings }: Given): object {
  const [uid, gid] = image.User.split(':').map(Number)
  if (uid !== user) throw new Error(`The image runs as ${image.User}.`)
  const noRights = { bounding: [], effective: [], permitted: [], inheritable: [], ambient: [] }
  const env = [
    ...image.Env,
    ...Object.entries({ ...production, ...settings }).map(([name, value]) => `${name}=${value}`),
  ]
  const mounts = spec.mounts.filter(({ destination }) => !['/data', '/tmp'].includes(destination))
  return {
    ...spec,
    process: {
      ...{ ...spec.process, terminal: false, args: image.Cmd, cwd: image.WorkingDir, env, user: { uid, gid } },
      ...{ capabilities: noRights, noNewPrivileges: true },
    },
    root: { path: rootfs, readonly: true },
    mounts: [
      ...mounts,
      { destination: '/data', type: 'bind', source: data, options: ['bind', 'rw'] },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['mode=1777', 'size=64m'] },
    ],
    linux: { ...spec.linux, namespaces: spec.linux.namespaces.filter(({ type }) => type !== 'network') },
  }
}
