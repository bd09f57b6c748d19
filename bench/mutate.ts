import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { readTypes } from './mutate/checks.ts'
import { copyTree } from './mutate/copy-tree.ts'
import { draw } from './mutate/draw.ts'
import { describeMutant, type Mutant } from './mutate/mutant.ts'
import { mutantsOf } from './mutate/mutants-of.ts'
import { type MutateOptions, readMutateOptions } from './mutate/options.ts'
import { mutatedFiles, root } from './mutate/sources.ts'
import { stampOf, storedOutcomes } from './mutate/stored-outcomes.ts'
import { readImports, testsFor } from './mutate/tests-for.ts'
import { type Bench, type Outcome, tryMutant } from './mutate/try-mutant.ts'

type ClusterStarter = typeof import('../server/test-cluster.ts')

const print = (line: string) => process.stdout.write(`${line}\n`)
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Changes the program in many small ways, one at a time in a copy, and prints which of them `npm test` does not notice. */
async function main(): Promise<void> {
  const options = readMutateOptions(process.argv.slice(2))
  const deadline = performance.now() + options.minutes * 60_000
  const drawn = drawMutants(options)
  if (options.list) {
    for (const mutant of drawn) print(describeMutant(sourceOf(mutant.file), mutant))
    return
  }
  const folder = await copyTree()
  // Some of the server's modules hold JSX, which Node does not read.
  const { module } = await runnerImport<ClusterStarter>(join(root, 'server/test-cluster.ts'))
  const { cluster, stop } = await module.startTestCluster()
  try {
    await readTypes(folder)
    const bench = { folder, cluster: JSON.stringify(cluster), sound: new Map<string, boolean>() }
    report(drawn.length, await tryEach(drawn, bench, deadline))
  } finally {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function drawMutants({ paths, lines, sample, seed }: MutateOptions): Mutant[] {
  const files = mutatedFiles(paths)
  const all = files
    .flatMap((file) => mutantsOf(file, sourceOf(file)))
    .filter(({ file, line }) => !lines.length || lines.some((one) => one.file === file && one.line === line))
  // In the order of their files, unless a part of them is meant to stand for all, however early the time is over.
  const drawn = draw(all, sample, seed)
  print(`${drawn.length} of ${all.length} changes to ${files.length} files, seed ${seed}`)
  return drawn.length < all.length
    ? drawn
    : drawn.sort((one, other) => one.file.localeCompare(other.file) || one.start - other.start)
}

type MutantResult = { mutant: Mutant; outcome: Outcome }

async function tryEach(drawn: Mutant[], bench: Bench, deadline: number): Promise<MutantResult[]> {
  const [imports, stored, results] = [readImports(), await storedOutcomes(), [] as MutantResult[]]
  for (const mutant of drawn) {
    const tests = testsFor(mutant.file, imports)
    const stamp = await stampOf([mutant.file, ...tests])
    let outcome = stored.of(mutant, stamp)
    if (!outcome) {
      if (performance.now() > deadline) break
      outcome = await tryMutant(bench, mutant, tests)
      if (outcome !== 'unsound') await stored.add(mutant, stamp, outcome)
    }
    if (outcome !== 'unsound') results.push({ mutant, outcome })
    print(`${outcome.padEnd(12)} ${describeMutant(sourceOf(mutant.file), mutant)}`)
  }
  return results
}

function report(drawn: number, results: MutantResult[]): void {
  const unnoticed = results.filter(({ outcome }) => outcome === 'not noticed')
  const score = results.length ? (100 * (results.length - unnoticed.length)) / results.length : 0
  print(`\n${results.length} of ${drawn} tried, ${unnoticed.length} not noticed: ${score.toFixed(1)} %`)
  for (const { mutant } of unnoticed) print(`  ${describeMutant(sourceOf(mutant.file), mutant)}`)
  if (results.length < drawn) print('The rest is for another run: the outcomes are stored in build/mutate.')
}

await main()
