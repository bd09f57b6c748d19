import { existsSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mutatedFiles } from '../sources.ts'
import { stampOf } from '../stored-outcomes.ts'
import { nearestTests } from './nearest-tests.ts'
import { numberedMutants } from './numbered-mutants.ts'
import { beginOutcomes, type FileReach, folder, forgetTrials, readStored, store } from './run-folder.ts'
import { runStep } from './run-step.ts'
import type { NumberedMutant } from './switched-source.ts'

/** Runs the tests that are near to changes as they are, and writes down what each reaches; those that are known already do not run. */
export async function measure(asked: NumberedMutant[], print: (line: string) => void): Promise<void> {
  await forgetOtherSources()
  const nearest = nearestTests()
  const near = new Set([...new Set(asked.map(({ file }) => file))].flatMap((file) => [...nearest(file).keys()]))
  const unknown: { file: string; stamp: string }[] = []
  for (const file of near) {
    if (file.startsWith('web/')) continue
    const stamp = await stampOf([file])
    if (readStored<FileReach & { stamp: string }>('reach', file)?.stamp !== stamp) unknown.push({ file, stamp })
  }
  if (!unknown.length) return
  print(`Reading what ${unknown.length} test files reach`)
  await runStep(
    'measuring',
    unknown.map(({ file }) => file),
  )
  forgetTrials(new Set(unknown.map(({ file }) => file)))
  for (const { file, stamp } of unknown) {
    const reach = readStored<FileReach>('reach', file)
    store('reach', file, { ...(reach ?? { file, setup: [], tests: [] }), stamp })
  }
}

/** What decides which changes there are, besides the sources. */
const rules = ['mutant', 'mutants-of', 'node-changes', 'sql-changes', 'syntax-tree'].map(
  (name) => `bench/mutate/${name}.ts`,
)

/** What is known of other sources says nothing of these: the numbers of changes go by them. */
async function forgetOtherSources(): Promise<void> {
  const stampFile = join(folder, 'sources')
  const stamp = await stampOf([...mutatedFiles([]), ...rules])
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  await rm(folder, { recursive: true, force: true })
  beginOutcomes(numberedMutants().length)
  await writeFile(stampFile, stamp)
}
