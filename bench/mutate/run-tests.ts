import { spawn } from 'node:child_process'

/** How long one run of the tests may take, in milliseconds: a change that makes a loop without an end is noticed by that. */
const patience = 240_000

export type Outcome = 'noticed' | 'not noticed' | 'no end'

/** Runs test files in a folder until the first one fails, with Node and vitest of that folder. */
export function runTests(folder: string, tests: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/vitest', ['run', '--bail=1', ...tests], {
      cwd: folder,
      stdio: 'ignore',
      // Of its own group, so that nothing of it is left when it is ended.
      detached: true,
      env: { ...process.env, PATH: `${folder}/node_modules/.bin:${process.env.PATH}` },
    })
    const ending = setTimeout(() => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL')
      resolve('no end')
    }, patience)
    child.once('error', reject)
    child.once('exit', (code) => {
      clearTimeout(ending)
      resolve(code === 0 ? 'not noticed' : 'noticed')
    })
  })
}
