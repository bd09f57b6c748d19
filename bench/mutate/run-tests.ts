import { spawn } from 'node:child_process'
import { startsBuilt } from './sources.ts'

/** The longest time of one run of the tests, in milliseconds: a change that makes a loop without an end is noticed by that. */
const timeout = 240_000

/** So many of the nearest tests run first: most changes are noticed by them. */
const nearest = 4

export type Outcome = 'noticed' | 'not noticed' | 'no end'

/** Runs test files in a folder until the first one fails, the nearest ones before the rest. */
export async function runTests(folder: string, tests: string[]): Promise<Outcome> {
  if (tests.some(startsBuilt) && (await run(folder, 'scripts/build.mjs', [])) !== 'not noticed') return 'noticed'
  for (const some of [tests.slice(0, nearest), tests.slice(nearest)]) {
    const outcome = some.length
      ? await run(folder, 'node_modules/vitest/vitest.mjs', ['run', '--bail=1', ...some])
      : 'not noticed'
    if (outcome !== 'not noticed') return outcome
  }
  return 'not noticed'
}

/** One script with Node, the packages and the sources of a folder. */
function run(folder: string, script: string, args: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: folder,
      stdio: 'ignore',
      // Of its own group, so that nothing of it is left when it is ended.
      detached: true,
      env: { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` },
    })
    const ending = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      resolve('no end')
    }, timeout)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(ending)
      resolve(code === 0 ? 'not noticed' : 'noticed')
    })
  })
}
