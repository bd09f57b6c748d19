import { readImports, testsFor } from '../tests-for.ts'

/** Returns the test files for a changed one, the nearest first; asked again for the same file it remembers them. */
export function nearestTests(): (changed: string) => Map<string, number> {
  const [imports, known] = [readImports(), new Map<string, Map<string, number>>()]
  return (changed) => {
    const places = known.get(changed) ?? new Map(testsFor(changed, imports).map((test, place) => [test, place]))
    known.set(changed, places)
    return places
  }
}

/** The place of a test that is not among the nearest. */
export const far = 99
