import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { inject } from 'vitest'

/** The database and data folder of a test, on which a command works, and what else is set. */
export type Place = { databaseName: string; dataFolder: string; env?: Record<string, string> }

const buildFolder = join(import.meta.dirname, '../../../build/server')

/** Starts a command of the production build, as npm does. Standard output and error are piped. */
export function startCommand(
  name: string,
  args: string[],
  { databaseName, dataFolder, env: more }: Place,
): ChildProcess {
  // Nobody answers at this port, whatever else runs on the machine.
  const settings = { APP_ENV: 'test', PORT: '9', DATA_DIR: dataFolder, DATABASE_URL: addressOf(databaseName) }
  const env = { PATH: process.env.PATH, ...settings, ...more }
  return spawn(process.execPath, [join(buildFolder, `${name}.js`), ...args], { env, stdio: 'pipe' })
}

/** The DATABASE_URL of a test's own database, or its MIGRATION_DATABASE_URL. */
export function addressOf(databaseName: string, as: 'program' | 'owner' = 'program'): string {
  const { host, owner, ...program } = inject('testCluster')
  const { user, password } = as === 'owner' ? owner : program
  // A socket's folder is no host name of an address; the parameter stands in its place.
  return `postgres://${user}:${password}@localhost/${databaseName}?host=${encodeURIComponent(host)}`
}

/** Runs a command to its end. */
export async function runToEnd(name: string, args: string[], place: Place) {
  const child = startCommand(name, args, place)
  return outcomeOf(child)
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
