import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runScript } from './run-script.ts'
import { root } from './sources.ts'

const timeout = 240_000
/** What the compiler remembers of the tree as it is; a copy begins with it, so that it looks at a change alone. */
const compiled = 'build/mutate/compiled.json'

/** Lets the compiler read the copy once, unless it remembers it. Throws where the tree does not compile as it is. */
export async function readTypes(folder: string): Promise<void> {
  await mkdir(join(folder, 'build/mutate'), { recursive: true })
  await cp(join(root, compiled), join(folder, compiled)).catch(() => {})
  if (await isRefusedByTypes(folder)) throw new Error('The types are not right as they are: npm test says where.')
  await cp(join(folder, compiled), join(root, compiled))
}

/** Returns whether the copy as it stands does not compile. */
export async function isRefusedByTypes(folder: string): Promise<boolean> {
  const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', compiled]
  const { code } = await runScript(folder, 'node_modules/typescript/bin/tsc', args, { timeout })
  return code !== 0
}

/** The files of these in which somebody does not wait for a promise, as the linter sees the copy. */
export async function findUnawaited(folder: string, files: string[]): Promise<string[]> {
  const args = ['--format=unix', ...files]
  const { output } = await runScript(folder, 'node_modules/oxlint/bin/oxlint', args, { timeout })
  return files.filter((file) => output.split('\n').some((line) => line.includes(`${file}:`)))
}
