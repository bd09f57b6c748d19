import { far, nearestTests, nearestToNamed } from './nearest-tests.ts'
import { inOrder } from './plan-tests.ts'
import { type FileReach, type FileTrial, noted, type Reached, store, timeOf, trialLine } from './run-folder.ts'
import type { NumberedMutant } from './switched-source.ts'

type Limits = {
  /** With so many files each change is tried at most, those that it passed already among them. */
  most: number
  /** Of those that read the whole program anew, which takes ten seconds, at most so many. */
  readers: number
  /** Only where the tests that reach it take no longer. */
  seconds: number
}

type Candidate = { file: string; milliseconds: number; trial: FileTrial }

/** Writes down which test files run as a whole with which changes, the nearest first. Returns each as often as it has to run. */
export function planFiles(reach: FileReach[], untried: NumberedMutant[], { most, readers, seconds }: Limits): string[] {
  const [plans, nearest, passed] = [new Map<string, FileTrial[]>(), nearestTests(), noted('passed')]
  const [reaching, reading] = candidatesOf(reach, untried)
  for (const mutant of untried) {
    const { number, file: changed, isRead } = mutant
    const readAnew = isRead || reading.has(number)
    const reachers = reaching.get(number) ?? []
    const places = reachers.some(({ trial }) => trial.tests) ? nearest(changed) : nearestToNamed(mutant, nearest)
    const candidates = readAnew
      ? readersOf(reach, nearest(changed), number)
      : reachers.sort(
          (one, other) =>
            (places.get(one.file) ?? far) - (places.get(other.file) ?? far) || one.milliseconds - other.milliseconds,
        )
    const files = readAnew ? Math.min(most, readers) : most
    const chosen = candidates.filter(({ milliseconds }) => milliseconds <= seconds * 1000).slice(0, files)
    for (const { file, trial } of chosen)
      if (!passed.has(trialLine(number, file))) plans.set(file, [...(plans.get(file) ?? []), trial])
  }
  for (const [file, plan] of plans) store('files', file, plan)
  // For each change it may run twice, with and without: not at the same moment, so one file comes after the other, again and again.
  const timesOf = (file: string) => 2 * (plans.get(file)?.length ?? 0)
  const files = inOrder(reach.filter(({ file }) => plans.has(file)))
  const turns = Array.from({ length: Math.max(0, ...files.map(timesOf)) }, (_, turn) => turn)
  return turns.flatMap((turn) => files.filter((file) => turn < timesOf(file)))
}

/** The files that reach each change, and the changes that are reached only while the program is read. */
function candidatesOf(reach: FileReach[], untried: NumberedMutant[]): [Map<number, Candidate[]>, Set<number>] {
  const reaching = new Map<number, Candidate[]>(untried.map(({ number }) => [number, []]))
  const reading = new Set(untried.map(({ number }) => number))
  for (const { file, tests, setup } of reach) {
    const own = new Map<number, Reached[]>()
    for (const test of tests)
      for (const number of test.numbers) {
        const reached = own.get(number)
        if (reached) reached.push(test)
        else own.set(number, [test])
      }
    for (const number of own.keys()) reading.delete(number)
    for (const number of setup) own.set(number, tests)
    const before = new Set(setup)
    for (const [number, reached] of own)
      reaching.get(number)?.push({
        ...{ file, milliseconds: timeOf(reached) },
        trial: { number, tests: before.has(number) ? undefined : reached.map(({ name }) => name), read: false },
      })
  }
  return [reaching, reading]
}

/** What is reached only while the program is read is reached by every test that reads it. */
const readersOf = (reach: FileReach[], places: Map<string, number>, number: number): Candidate[] =>
  reach
    .filter(({ file }) => places.has(file))
    .sort((one, other) => (places.get(one.file) ?? far) - (places.get(other.file) ?? far))
    .map(({ file, tests }) => ({ file, milliseconds: timeOf(tests), trial: { number, tests: undefined, read: true } }))
