import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runScript } from './run-script.ts'
import { startsBuilt } from './sources.ts'

/** The longest time of one run of the tests, in milliseconds: a change that makes a loop without an end is noticed by that. */
const timeout = 240_000

const report = 'build/mutate/report.json'

/** So many of the nearest tests run first: most changes are noticed by them. */
const nearest = 4

/** The nearest tests, and all others. */
export const inTwoParts = (tests: string[]): string[][] =>
  [tests.slice(0, nearest), tests.slice(nearest)].filter((part) => part.length)

/** `failed`: the files that failed, as far as the run came to say it. */
export type TestRun = { passed: boolean; ended: boolean; failed: string[] }

/** Runs test files in a folder until the first one fails, on the databases of `cluster`, its plain values as JSON. */
export async function runTests(folder: string, tests: string[], cluster: string): Promise<TestRun> {
  const env = { TEST_CLUSTER: cluster }
  if (tests.some(startsBuilt)) {
    const built = await runScript(folder, 'scripts/build.mjs', [], { timeout })
    if (built.code !== 0) return { passed: false, ended: built.ended, failed: [] }
  }
  const options = ['--bail=1', '--experimental.fsModuleCache', '--reporter=json', `--outputFile=${report}`]
  const { code, ended } = await runScript(folder, 'node_modules/vitest/vitest.mjs', ['run', ...options, ...tests], {
    timeout,
    env,
  })
  return { passed: code === 0, ended, failed: code === 0 || ended ? [] : await readFailed(folder, tests) }
}

/** The files that failed, of those that were run. */
async function readFailed(folder: string, tests: string[]): Promise<string[]> {
  const text = await readFile(join(folder, report), 'utf8').catch(() => '{"testResults":[]}')
  const results: { name: string; status: string }[] = JSON.parse(text).testResults
  return tests.filter((test) => results.some(({ name, status }) => status === 'failed' && name === join(folder, test)))
}
