import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

const buildFolder = join(import.meta.dirname, '../../build/server')

/** Printed once the program handles signals. */
export const signalsHandled = 'handles SIGTERM'
const announceHandlers = `data:text/javascript,process.on('newListener', (name) => name === 'SIGTERM' && console.log('${signalsHandled}'))`

/** The settings that production requires; with them no village is built meanwhile. */
export const productionSettings = {
  APP_ENV: 'production',
  PUBLIC_URL: 'https://reable.example',
  SECRET: 'k3Ta9wZr5QxL2mBv7NcY8pHd4sGf6jUe',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'us@reable.example',
}

export type BuiltProgram = {
  child: ChildProcess
  /** Resolves with the first line that contains `words`, printed already or yet to come. */
  waitForOutput(words: string): Promise<string>
  /** The lines that it and its processes have printed so far. */
  lines: readonly string[]
  errors: Promise<string>
  /** Resolves when it has ended, and with it every process that prints where it does. */
  closed: Promise<unknown>
}

/** Starts the production build on a data folder, or one of its commands, on a free port and with a verbose log. */
export function startBuilt(
  dataFolder: string,
  env: Record<string, string> = productionSettings,
  command = ['main.js'],
): BuiltProgram {
  const [file = '', ...args] = command
  const child = spawn(process.execPath, ['--import', announceHandlers, join(buildFolder, file), ...args], {
    env: {
      ...{ PATH: process.env.PATH, DATA_DIR: dataFolder, PORT: '0', LOG_LEVEL: 'debug' },
      // Sockets are created beside it, and are removed with it.
      TMPDIR: join(dataFolder, '..'),
      ...env,
    },
    stdio: 'pipe',
  })
  const lines: string[] = []
  const output = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  output.on('line', (line) => lines.push(line))
  const exited = once(child, 'close')
  // A program that a failed test left running ends with the test.
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
    await exited
  })
  const waitForOutput = async (words: string) => {
    const earlyExit = exited.then(() => {
      throw new Error(`it ended with ${child.exitCode ?? child.signalCode} before it printed ${words}`)
    })
    // What was printed already is not waited for.
    earlyExit.catch(() => {})
    for (;;) {
      const line = lines.find((one) => one.includes(words))
      if (line) return line
      await Promise.race([once(output, 'line'), earlyExit])
    }
  }
  return { child, waitForOutput, lines, errors: text(child.stderr as NodeJS.ReadableStream), closed: exited }
}

/** Sends a signal and returns the exit code. */
export async function endBuilt({ child }: BuiltProgram, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  const exited = once(child, 'exit')
  child.kill(signal)
  return (await exited)[0]
}
