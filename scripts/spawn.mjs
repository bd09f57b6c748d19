import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** The environment in which the project's own Node and tools come first. */
export function ownEnvironment(more = {}) {
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  return { ...process.env, PATH: path, ...more }
}

/** The first signal that asked us to end. */
let stopped
/** The child processes that run: signals sent to us are passed on to them. */
const running = new Set()

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal))
watchNpm()

function stop(signal) {
  stopped ??= signal
  for (const child of running) child.kill(signal)
}

/** The exit code of what a signal ended, as shells have it. */
const codeOf = (signal) => 128 + constants.signals[signal]

/** Runs a program to its end and returns its exit code. Once we are asked to end, nothing is started any more, and we end too. */
export async function run(program, args, env = {}) {
  const { exitCode } = await runToEnd(program, args, env, 'inherit')
  return exitCode
}

/** Runs programs side by side. What one prints comes when it has ended, in one piece. Returns the first exit code that is not 0. */
export async function runTogether(steps) {
  const exitCodes = steps.map(async ({ name, program, args, env }) => {
    const { exitCode, output } = await runToEnd(program, args, env, ['inherit', 'pipe', 'pipe'])
    process.stdout.write(`\n── ${name}\n${output}`)
    return exitCode
  })
  return (await Promise.all(exitCodes)).find((exitCode) => exitCode !== 0) ?? 0
}

async function runToEnd(program, args, env, stdio) {
  // A signal that came while nothing ran is handled first.
  await nextTurn()
  if (stopped) process.exit(codeOf(stopped))
  const child = spawn(program, args, {
    cwd: root,
    stdio,
    env: ownEnvironment(env),
    shell: process.platform === 'win32',
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      const exitCode = code ?? codeOf(signal)
      if (stopped && exitCode !== 0) process.exit(exitCode)
      resolve({ exitCode, output })
    })
  })
}

/** A signal to npm ends its shell and does not reach us: we notice that our parent process is another one from then on. */
function watchNpm() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop('SIGTERM')
  }, 500).unref()
}
