import { runScript } from './run-script.ts'
import { startsBuilt } from './sources.ts'

/** The longest time of one run of the tests, in milliseconds: a change that makes a loop without an end is noticed by that. */
const timeout = 240_000

/** So many of the nearest tests run first: most changes are noticed by them. */
const nearest = 4

/** The nearest tests, and all others. */
export const inTwoParts = (tests: string[]): string[][] =>
  [tests.slice(0, nearest), tests.slice(nearest)].filter((part) => part.length)

export type TestRun = { passed: boolean; ended: boolean }

/** Runs test files in a folder until the first one fails, on the databases of `cluster`, its plain values as JSON. */
export async function runTests(folder: string, tests: string[], cluster: string): Promise<TestRun> {
  const env = { TEST_CLUSTER: cluster }
  if (tests.some(startsBuilt)) {
    const built = await runScript(folder, 'scripts/build.mjs', [], { timeout })
    if (built.code !== 0) return { passed: false, ended: built.ended }
  }
  const { code, ended } = await runScript(
    folder,
    'node_modules/vitest/vitest.mjs',
    ['run', '--bail=1', '--experimental.fsModuleCache', ...tests],
    {
      timeout,
      env,
    },
  )
  return { passed: code === 0, ended }
}
