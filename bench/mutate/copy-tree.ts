import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './sources.ts'

const workspaces = ['contract', 'server', 'web', 'e2e', 'bench']
const files = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'biome.json',
  '.oxlintrc.json',
  '.gitignore',
  'README.md',
  'ARCHITECTURE.md',
  'STYLE.md',
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'LICENSE',
  'Containerfile',
  'compose.yaml',
  '.env.example',
  'deploy',
]
const copied = [...workspaces, 'docs', 'scripts', 'build/server', 'build/client', 'build/.built', ...files]

/** A copy of the tree to change files in: packages are led to, our own ones are the copy's. */
export async function copyTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reable-mutate-'))
  const filter = (path: string) => !/node_modules/.test(path.slice(root.length))
  for (const name of copied) await cp(join(root, name), join(folder, name), { recursive: true, filter })
  await mkdir(join(folder, 'node_modules', '@reable'), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@reable') await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  for (const name of workspaces) {
    await symlink(join('..', '..', name), join(folder, 'node_modules', '@reable', name))
    const own = join(root, name, 'node_modules')
    await symlink(own, join(folder, name, 'node_modules')).catch(() => undefined)
  }
  return folder
}
