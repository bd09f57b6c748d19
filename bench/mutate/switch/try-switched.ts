import { measure } from './measure.ts'
import { planFiles } from './plan-files.ts'
import { planTests } from './plan-tests.ts'
import { refusedOf } from './refused.ts'
import { noted, openOutcomes, outcomes, readReach } from './run-folder.ts'
import { runStep } from './run-step.ts'
import type { NumberedMutant } from './switched-source.ts'

/** A change is tried with so many tests, and with so many test files, that reach it: the nearest. */
const [mostTests, mostFiles] = [3, 8]

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
  tryAgain(outcomes.claimed)
  tryAgain(outcomes.passed)
  const untried = () => asked.filter(({ number }) => states.of(number) === outcomes.untried)
  const reach = readReach()
  const quick = planTests(reach, untried(), { most: mostTests, milliseconds: 100, once: noted('once') })
  await runStep('repeating', quick)
  print(`${untried().length} of ${asked.length} left after quick tests`)
  // What went on failing without the change is tried once more, from the beginning of a file.
  tryAgain(outcomes.unsure)
  for (let turn = 0; turn < mostFiles; turn++) {
    const files = planFiles(reach, untried(), { turn, seconds: 10 })
    await runStep('file', files)
    tryAgain(outcomes.passed)
    print(`${untried().length} left after the files that are ${turn ? 'next' : 'nearest'}`)
  }
  const refused = await refusedOf(untried())
  for (const number of refused) states.set(number, outcomes.refused)
  return asked.filter(({ number }) => states.of(number) === outcomes.untried || states.of(number) === outcomes.unsure)
}
