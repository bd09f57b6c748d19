import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'
import { type Command, type Output, runCommand } from './command.ts'

/** The database and data folder of a test, on which a command works, and what else is set. Without a name it looks for one in the folder. */
export type Place = { databaseName?: string; dataFolder: string; env?: Record<string, string> }

const buildFolder = join(import.meta.dirname, '../../../build/server')

/** Starts a command of the production build, as npm does. Standard output and error are piped. */
export const startCommand = (name: string, args: string[], place: Place): ChildProcess =>
  spawn(process.execPath, [join(buildFolder, `${name}.js`), ...args], { env: settingsOf(place), stdio: 'pipe' })

/** Runs a command to its end in the test's own process; `stopping` asks it to end. */
export async function runHere(command: Command, args: string[], place: Place, stopping = new AbortController().signal) {
  const [out, errors] = [recorder(), recorder()]
  const code = await runCommand(command, { args, env: settingsOf(place), out, errors, stopping })
  return { out: out.written(), error: errors.written(), code }
}

function recorder(): Output & { written(): string } {
  const pieces: unknown[] = []
  return { isTTY: false, written: () => pieces.join(''), write: (piece: unknown) => pieces.push(piece) > 0 }
}

function settingsOf({ databaseName, dataFolder, env }: Place) {
  // Nobody answers at this port, whatever else runs on the machine.
  const settings = { APP_ENV: 'test', PORT: '9', DATA_DIR: dataFolder }
  const url = databaseName && { DATABASE_URL: addressOf(databaseName) }
  return { PATH: process.env.PATH, ...settings, ...url, ...env }
}

/** The DATABASE_URL of a test's own database, or its MIGRATION_DATABASE_URL. */
export function addressOf(databaseName: string, as: 'program' | 'owner' = 'program'): string {
  const { host, owner, ...program } = inject('testCluster')
  const { user, password } = as === 'owner' ? owner : program
  // A socket's folder is no host name of an address; the parameter stands in its place.
  return `postgres://${user}:${password}@localhost/${databaseName}?host=${encodeURIComponent(host)}`
}

/** Waits for a command to end and returns its output, exit code and signal. */
export async function outcomeOf(child: ChildProcess) {
  const [out, error, [code, signal]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, 'exit'),
  ])
  return { out, error, code: code as number | null, signal: signal as string | null }
}
