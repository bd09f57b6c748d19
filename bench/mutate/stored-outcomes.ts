import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Mutant, nameOf } from './mutant.ts'
import { root } from './sources.ts'
import type { Outcome } from './try-mutant.ts'

const folder = join(root, 'build', 'mutate')

/** Returns the store of outcomes of earlier runs. A file that has changed, or one of its tests, is tried again. */
export async function storedOutcomes() {
  await mkdir(folder, { recursive: true })
  const path = join(folder, 'outcomes.jsonl')
  const lines = (await readFile(path, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const outcomes = new Map<string, Outcome>(lines.map((line) => JSON.parse(line)))
  return {
    of: (mutant: Mutant, stamp: string) => outcomes.get(keyOf(mutant, stamp)),
    async add(mutant: Mutant, stamp: string, outcome: Outcome) {
      outcomes.set(keyOf(mutant, stamp), outcome)
      await appendFile(path, `${JSON.stringify([keyOf(mutant, stamp), outcome])}\n`)
    },
  }
}

const keyOf = (mutant: Mutant, stamp: string) => `${nameOf(mutant)}:${stamp}`

/** Returns a short digest of the contents of files. */
export async function stampOf(files: string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of files) hash.update(await readFile(join(root, file)))
  return hash.digest('base64url').slice(0, 12)
}
