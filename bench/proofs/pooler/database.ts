import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { databaseOf, findPostmaster, queryDatabase } from '../../program/database.ts'
import { isRunning } from '../../program/processes.ts'
import { startProgram } from '../../program/start-program.ts'

/** The database of a data folder, run as one of an operator's own: the program reaches it by addresses. */
export type OwnDatabase = {
  host: string
  port: number
  user: string
  password: string
  /** The addresses that lead straight to it. */
  settings: { DATABASE_DIRECT_URL: string; MIGRATION_DATABASE_URL: string }
  stop(): Promise<void>
}

/** Starts the database of a data folder without a program: it outlives one that is killed. Both roles get a password that is known here. */
export async function startOwnDatabase(dataFolder: string): Promise<OwnDatabase> {
  const { child } = await startProgram(dataFolder)
  child.kill('SIGKILL')
  await once(child, 'exit')
  const password = randomBytes(16).toString('hex')
  const { host = '', port = 5432 } = databaseOf(dataFolder)
  const addressOf = async (role: string) => {
    await queryDatabase(dataFolder, `alter role ${role} password '${password}'`)
    // A socket's folder is no host name of an address; the parameter stands in its place.
    return `postgres://${role}:${password}@localhost:${port}/reable?host=${encodeURIComponent(host)}`
  }
  const settings = {
    DATABASE_DIRECT_URL: await addressOf('reable_program'),
    MIGRATION_DATABASE_URL: await addressOf('reable_owner'),
  }
  return { host, port, user: 'reable_program', password, settings, stop: () => stopServer(findPostmaster(dataFolder)) }
}

async function stopServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT')
  while (isRunning(pid)) await delay(20)
}
