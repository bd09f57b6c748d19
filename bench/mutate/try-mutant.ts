import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findUnawaited, isRefusedByTypes } from './checks.ts'
import { applyMutant, isAwait, type Mutant } from './mutant.ts'
import { inTwoParts, runTests } from './run-tests.ts'
import { root } from './sources.ts'

/** What notices a change, or that nothing does. `no end`: tests that came to no end. */
export type Outcome = 'tests' | 'types' | 'lint' | 'no end' | 'not noticed' | 'unsound'

/** The copy in which files are changed, its database as JSON, and which tests are known to pass there unchanged. */
export type Bench = { folder: string; cluster: string; sound: Map<string, boolean> }

/** Makes a change in the copy, asks what `npm test` asks until something notices it, and takes it back. */
export async function tryMutant(bench: Bench, mutant: Mutant, tests: string[]): Promise<Outcome> {
  const path = join(bench.folder, mutant.file)
  const source = sourceOf(mutant)
  await writeFile(path, applyMutant(source, mutant))
  try {
    return await findOutcome(bench, mutant, tests, () => writeFile(path, source))
  } finally {
    await writeFile(path, source)
  }
}

async function findOutcome(
  { folder, cluster, sound }: Bench,
  mutant: Mutant,
  tests: string[],
  takeBack: () => Promise<void>,
): Promise<Outcome> {
  // What takes longest comes last.
  const [near = [], far = []] = inTwoParts(tests)
  for (const part of [near, far]) {
    if (part === far && (await isRefusedByTypes(folder))) return 'types'
    if (part === far && isAwait(sourceOf(mutant), mutant) && (await findUnawaited(folder, [mutant.file])).length)
      return 'lint'
    if (!part.length) continue
    const { passed, ended, failed } = await runTests(folder, part, cluster)
    if (passed) continue
    await takeBack()
    // Tests that fail by themselves would notice anything.
    const noticing = failed.length ? failed : part
    const key = noticing.join()
    sound.set(key, sound.get(key) ?? (await runTests(folder, noticing, cluster)).passed)
    if (!sound.get(key)) return 'unsound'
    return ended ? 'no end' : 'tests'
  }
  return 'not noticed'
}

const sourceOf = ({ file }: Mutant) => readFileSync(join(root, file), 'utf8')
