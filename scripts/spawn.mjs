import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment in which the project's own Node and tools come first. */
export function ownEnvironment(more = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...more }
}

/** The first signal that asked us to end. */
let stopped
/** What runs at this moment: signals sent to us are passed on to it. */
let running

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal))
watchNpm()

function stop(signal) {
  stopped ??= signal
  running?.kill(signal)
}

/** The exit code of what a signal ended, as shells have it. */
const codeOf = (signal) => 128 + constants.signals[signal]

/** Runs a program to its end and answers its exit code. Nothing begins any more once we are asked to end: then we end too. */
export async function run(program, args, env = {}) {
  // What came while nothing ran is heard first.
  await turn()
  if (stopped) process.exit(codeOf(stopped))
  const child = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: ownEnvironment(env),
    shell: process.platform === 'win32',
  })
  running = child
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      running = undefined
      const answer = code ?? codeOf(signal)
      if (stopped && answer !== 0) process.exit(answer)
      resolve(answer)
    })
  })
}

/** A signal to npm ends its shell and tells us nothing: we know it by our parent, which is another one from then on. */
function watchNpm() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop('SIGTERM')
  }, 500).unref()
}
