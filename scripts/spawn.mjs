import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment in which the project's own Node and tools come first. */
export function ownEnvironment(more = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...more }
}

/** Runs a program to its end and answers its exit code. Signals sent to us are passed on to it. */
export function run(program, args, env = {}) {
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: ownEnvironment(env),
    shell: process.platform === 'win32',
  })
  const pass = (signal) => child.kill(signal)
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  const watch = watchNpm(() => pass('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      clearInterval(watch)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** A signal to npm ends its shell and tells us nothing: we know it by our parent, which is another one from then on. */
function watchNpm(ended) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    ended()
  }, 500)
  return watch
}
