import { readReach } from './run-folder.ts'
import type { NumberedMutant } from './switched-source.ts'

/** Those of the changes that no test comes to in its own process: what commands run, the supervisor, what prepares the tests. */
export function unreached(mutants: NumberedMutant[]): NumberedMutant[] {
  const reached = new Set<number>()
  for (const { setup, tests } of readReach())
    for (const numbers of [setup, ...tests.map((test) => test.numbers)])
      for (const number of numbers) reached.add(number)
  return mutants.filter(({ number }) => !reached.has(number))
}
