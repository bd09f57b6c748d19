import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { copyTree } from './mutate/copy-tree.ts'
import { draw } from './mutate/draw.ts'
import { applyMutant, describeMutant, type Mutant } from './mutate/mutant.ts'
import { mutantsOf } from './mutate/mutants-of.ts'
import { readMutateOptions } from './mutate/options.ts'
import { type Outcome, runTests } from './mutate/run-tests.ts'
import { mutatedFiles, root } from './mutate/sources.ts'
import { stampOf, storedOutcomes } from './mutate/stored-outcomes.ts'
import { readImports, testsFor } from './mutate/tests-for.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Changes the program in many small ways, one at a time in a copy, and prints which of them no test notices. */
async function main(): Promise<void> {
  const { paths, sample, seed, minutes } = readMutateOptions(process.argv.slice(2))
  const deadline = performance.now() + minutes * 60_000
  const files = mutatedFiles(paths)
  const all = files.flatMap((file) => mutantsOf(file, sourceOf(file)))
  // One file after the other: its tests are looked at once unchanged.
  const drawn = draw(all, sample, seed).sort(
    (one, other) => one.file.localeCompare(other.file) || one.start - other.start,
  )
  print(`${drawn.length} of ${all.length} changes to ${files.length} files, seed ${seed}`)
  const folder = await copyTree()
  try {
    report(drawn.length, await tryEach({ drawn, folder, deadline }))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type MutantResult = { mutant: Mutant; outcome: Outcome }

async function tryEach({
  drawn,
  folder,
  deadline,
}: {
  drawn: Mutant[]
  folder: string
  deadline: number
}): Promise<MutantResult[]> {
  const [imports, stored, results] = [readImports(), await storedOutcomes(), [] as MutantResult[]]
  const sound = new Map<string, boolean>()
  for (const mutant of drawn) {
    const tests = testsFor(mutant.file, imports)
    const stamp = await stampOf([mutant.file, ...tests])
    let outcome = stored.of(mutant, stamp)
    if (!outcome) {
      if (performance.now() > deadline) break
      // Tests that fail by themselves would notice anything.
      const isSound = sound.get(mutant.file) ?? (!tests.length || (await runTests(folder, tests)) === 'not noticed')
      sound.set(mutant.file, isSound)
      if (!isSound) {
        print(`left out        ${mutant.file}: its tests fail as it is`)
        continue
      }
      outcome = tests.length ? await tryOne(folder, mutant, tests) : 'not noticed'
      await stored.add(mutant, stamp, outcome)
    }
    results.push({ mutant, outcome })
    print(`${outcome.padEnd(12)} ${describeMutant(sourceOf(mutant.file), mutant)}`)
  }
  return results
}

async function tryOne(folder: string, mutant: Mutant, tests: string[]): Promise<Outcome> {
  const path = join(folder, mutant.file)
  const source = sourceOf(mutant.file)
  await writeFile(path, applyMutant(source, mutant))
  try {
    return await runTests(folder, tests)
  } finally {
    await writeFile(path, source)
  }
}

function report(drawn: number, results: MutantResult[]): void {
  const unnoticed = results.filter(({ outcome }) => outcome === 'not noticed')
  const score = results.length ? (100 * (results.length - unnoticed.length)) / results.length : 0
  print(`\n${results.length} of ${drawn} tried, ${unnoticed.length} not noticed: ${score.toFixed(1)} %`)
  for (const { mutant } of unnoticed) print(`  ${describeMutant(sourceOf(mutant.file), mutant)}`)
  if (results.length < drawn) print('The rest is for another run: the outcomes are stored in build/mutate.')
}

await main()
