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

/** Returns whether the linter refuses a file of the copy, as it does a promise that nobody waits for. */
export async function isRefusedByLint(folder: string, file: string): Promise<boolean> {
  const args = ['lint', '--error-on-warnings', file]
  const { code } = await runScript(folder, 'node_modules/@biomejs/biome/bin/biome', args, { timeout })
  return code !== 0
}
