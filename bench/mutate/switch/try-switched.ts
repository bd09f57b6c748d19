import { measure } from './measure.ts'
import { planFiles } from './plan-files.ts'
import { planTests } from './plan-tests.ts'
import { refusedOf } from './refused.ts'
import { noted, openOutcomes, outcomes, readReach } from './run-folder.ts'
import { runStep } from './run-step.ts'
import type { NumberedMutant } from './switched-source.ts'

/** A change is tried with so many quick tests that reach it, the nearest. */
const mostTests = 3

/**
 * What is left is tried with so many of the test files that reach it, the nearest first, then with more; between two rounds the types and
 * the linter are asked.
 */
const rounds = [
  { most: 1, readers: 1, seconds: 10 },
  { most: 4, readers: 4, seconds: 10 },
  { most: 16, readers: 8, seconds: 30 },
  { most: 60, readers: 16, seconds: 90 },
]

/**
 * Tries changes that are all built into one program: first with single quick tests, then with whole files, and asks the types and the
 * linter for the rest. Returns those that nothing noticed. A run that was ended goes on where it was.
 */
export async function trySwitched(asked: NumberedMutant[], print: (line: string) => void): Promise<NumberedMutant[]> {
  await measure(asked, print)
  const states = openOutcomes()
  const tryAgain = (outcome: number) => {
    for (const { number } of asked) if (states.of(number) === outcome) states.set(number, outcomes.untried)
  }
  for (const unfinished of [outcomes.claimed, outcomes.failed]) tryAgain(unfinished)
  const untried = () => asked.filter(({ number }) => states.of(number) === outcomes.untried)
  const reach = readReach()
  const quick = planTests(reach, untried(), { most: mostTests, milliseconds: 100, once: noted('once') })
  await runStep('repeating', quick)
  print(`${untried().length} of ${asked.length} left after quick tests`)
  // What went on failing without the change is tried once more, from the beginning of a file.
  tryAgain(outcomes.unsure)
  for (const [index, round] of rounds.entries()) {
    await runStep('file', planFiles(reach, untried(), round))
    for (const unfinished of [outcomes.claimed, outcomes.failed]) tryAgain(unfinished)
    if (index === 1) for (const number of await refusedOf(untried())) states.set(number, outcomes.refused)
    print(`${untried().length} left after ${round.most} test ${round.most === 1 ? 'file' : 'files'}`)
  }
  return asked.filter(({ number }) => states.of(number) === outcomes.untried || states.of(number) === outcomes.unsure)
}
