import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { benchData, root } from '../../program/root.ts'
import { shell } from '../container/shell.ts'

/** The commit that is upgraded from: the newest tag, or where there is none what stood before the newest migration landed. */
export async function previousRelease(): Promise<string> {
  const tag = await shell('git', 'describe', '--tags', '--abbrev=0', 'HEAD~1').catch(() => '')
  if (tag) return tag
  const newest = await shell(
    'git',
    ...'log -1 --first-parent -m --format=%H --diff-filter=A -- server/migrations'.split(' '),
  )
  return shell('git', 'rev-parse', '--verify', `${newest}~1`)
}

/**
 * Builds a commit in a folder of its own, with the packages of this one, and without a network, unless it was built before; returns the
 * folder. Throws where a clone without its history does not have it.
 */
export async function buildRelease(commit: string): Promise<string> {
  const folder = join(benchData, 'previous-release')
  const note = `${folder}.made`
  if ((await readFile(note, 'utf8').catch(() => '')) === commit) return folder
  await rm(note, { force: true })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const archive = join(benchData, 'previous-release.tar')
  await shell('git', 'archive', '--output', archive, commit)
  await shell('tar', '-xf', archive, '-C', folder)
  await linkPackages(folder)
  await shell('env', '-C', folder, 'NODE_ENV=production', process.execPath, 'scripts/build.mjs')
  await writeFile(note, commit)
  return folder
}

/** The workspaces are found through links in there that lead to where they lie: to that commit's own. */
async function linkPackages(folder: string): Promise<void> {
  for (const packages of ['node_modules', 'server/node_modules', 'web/node_modules'])
    if (existsSync(join(root, packages))) await shell('cp', '-al', join(root, packages), join(folder, packages))
}
