import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { draw } from './mutate/draw.ts'
import { findEquivalents } from './mutate/equivalents.ts'
import { describeMutant, isNumber, type Mutant, nameOf } from './mutate/mutant.ts'
import { type MutateOptions, readMutateOptions } from './mutate/options.ts'
import { root } from './mutate/sources.ts'
import { numberedMutants } from './mutate/switch/numbered-mutants.ts'
import type { NumberedMutant } from './mutate/switch/switched-source.ts'
import { trySwitched } from './mutate/switch/try-switched.ts'
import { unreached } from './mutate/switch/unreached.ts'
import { type MutantResult, tryApart } from './mutate/try-apart.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const describe = (mutant: Mutant) => describeMutant(readFileSync(join(root, mutant.file), 'utf8'), mutant)

const show = ({ mutant, outcome }: MutantResult) => print(`${outcome.padEnd(12)} ${describe(mutant)}`)

/** Changes the program in many small ways, one at a time, and prints which of them the tests do not notice. */
async function main(): Promise<void> {
  const options = readMutateOptions(process.argv.slice(2))
  const drawn = drawMutants(options)
  if (options.list) for (const mutant of drawn) print(describe(mutant))
  else if (options.apart) await mutateApart(drawn, options.minutes)
  else await mutateSwitched(drawn, options.minutes)
}

/** Tries all in one program, and apart what no test comes to in there. */
async function mutateSwitched(drawn: NumberedMutant[], minutes: number): Promise<void> {
  const left = await trySwitched(drawn, print)
  const elsewhere = unreached(left)
  print(`${elsewhere.length} of these run in other processes, and are tried apart`)
  const results = elsewhere.length ? await tryApart(elsewhere, minutes, show) : []
  const noticed = new Set(results.filter(({ outcome }) => outcome !== 'not noticed').map(({ mutant }) => mutant))
  report(
    drawn,
    left.filter((mutant) => !noticed.has(mutant)),
  )
  if (results.length < elsewhere.length) print(`${elsewhere.length - results.length} of these were not tried apart.`)
}

function drawMutants({ paths, lines, sample, seed }: MutateOptions): NumberedMutant[] {
  const all = numberedMutants().filter(
    ({ file, line }) =>
      (!paths.length || paths.some((path) => file.startsWith(path))) &&
      (!lines.length || lines.some((one) => one.file === file && one.line === line)),
  )
  // In the order of their files, unless a part of them is meant to stand for all, however early the time is over.
  const drawn = draw(all, sample, seed)
  print(`${drawn.length} of ${all.length} changes, seed ${seed}`)
  return drawn.length < all.length ? drawn : drawn.sort((one, other) => one.number - other.number)
}

async function mutateApart(drawn: Mutant[], minutes: number): Promise<void> {
  const results = await tryApart(drawn, minutes, show)
  report(
    results.map(({ mutant }) => mutant),
    results.filter(({ outcome }) => outcome === 'not noticed').map(({ mutant }) => mutant),
  )
  if (results.length < drawn.length) print('The rest is for another run: the outcomes are stored in build/mutate.')
}

function report(tried: Mutant[], unnoticed: Mutant[]): void {
  print('')
  score('', tried, unnoticed)
  const isOther = (mutant: Mutant) => !isNumber(mutant)
  score('numbers: ', tried.filter(isNumber), unnoticed.filter(isNumber))
  score('all others: ', tried.filter(isOther), unnoticed.filter(isOther))
  const equivalents = findEquivalents(numberedMutants())
  const isEquivalent = (mutant: Mutant) => equivalents.has(nameOf(mutant))
  const left = unnoticed.filter((mutant) => !isEquivalent(mutant))
  score(
    'without what is equivalent: ',
    tried.filter((mutant) => !unnoticed.includes(mutant) || !isEquivalent(mutant)),
    left,
  )
  for (const mutant of left) print(`  ${describe(mutant)}`)
  for (const mutant of unnoticed.filter(isEquivalent)) print(`  equivalent: ${describe(mutant)}`)
  for (const mutant of tried.filter((one) => isEquivalent(one) && !unnoticed.includes(one)))
    print(`  named as equivalent, and noticed: ${describe(mutant)}`)
}

function score(kind: string, { length: tried }: Mutant[], { length: unnoticed }: Mutant[]): void {
  if (tried)
    print(`${kind}${tried} tried, ${unnoticed} not noticed: ${((100 * (tried - unnoticed)) / tried).toFixed(1)} %`)
}

await main()
