import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '../mutant.ts'
import { root } from '../sources.ts'
import { filesNamedIn, readImports, testsFor } from '../tests-for.ts'

/** Test files with their places in an order, the nearest first. */
type Places = Map<string, number>

/** Returns the test files for a changed one; asked again for the same file it remembers them. */
export function nearestTests(): (changed: string) => Places {
  const [imports, known] = [readImports(), new Map<string, Places>()]
  return (changed) => {
    const places = known.get(changed) ?? new Map(testsFor(changed, imports).map((test, place) => [test, place]))
    known.set(changed, places)
    return places
  }
}

/**
 * For a change to what prepares all tests alike, such as the list of all routes: the tests of what it names come before those of its
 * file.
 */
export function nearestToNamed({ file, start, end }: Mutant, nearest: (changed: string) => Places): Places {
  const text = readFileSync(join(root, file), 'utf8').slice(start, end)
  const named = filesNamedIn(file, text).flatMap((one) => [...nearest(one).keys()])
  return new Map([...new Set([...named, ...nearest(file).keys()])].map((test, place) => [test, place]))
}

/** The place of a test that is not among the nearest. */
export const far = 999
