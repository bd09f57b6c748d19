import type { ClientConfig } from 'pg'
import { withClient } from './connection.ts'
import { StartError } from './embedded/start-error.ts'

const minVersion = 15

const reasons: Record<string, string> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host name cannot be looked up',
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'it closed the connection',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'there is no way to it',
  ENETUNREACH: 'there is no way to it',
  '28P01': 'user or password are wrong',
  '28000': 'it does not let this user in',
  '3D000': 'it has no database of this name',
  '42501': 'this user may not enter the database',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
}

/** The code under which PgBouncer says whatever it has to say; its words name no password. */
const poolersOwn = '08P01'
const poolerInBetween =
  'a pooler answers there, which takes no settings: set DATABASE_DIRECT_URL to the address of PostgreSQL itself (docs/running.md)'

/** Parses a DATABASE_URL into a connection. The session's options in the address are preserved. */
export function parseDatabaseUrl(url: string): ClientConfig {
  const address = new URL(url)
  const options = address.searchParams.get('options') ?? undefined
  address.searchParams.delete('options')
  return { connectionString: address.href, options, connectionTimeoutMillis: 8_000 }
}

/** Throws StartError, without the password, when nobody answers within 8 seconds or the PostgreSQL is too old. */
export async function checkServer(connection: ClientConfig, url: string): Promise<void> {
  const version = await withClient(connection, (client) => client.query('show server_version_num')).catch((cause) => {
    throw new StartError(`Cannot reach the database ${describe(url)}: ${reasonOf(cause)}.`, { cause })
  })
  checkVersion(Number(version.rows[0].server_version_num), describe(url))
}

/** Throws StartError for a server older than PostgreSQL 15. `version` is the server's number, such as 180004. */
export function checkVersion(version: number, where: string): void {
  const major = Math.floor(version / 10_000)
  if (major >= minVersion) return
  throw new StartError(`The database ${where} is PostgreSQL ${major}; ${minVersion} or newer is needed.`)
}

/** Where a database is, in a sentence and without its password. */
export function describe(url: string): string {
  const { host, pathname } = new URL(url)
  return `at ${host || 'the local socket'}${pathname}`
}

/** Why nobody could be reached, to end a sentence with. */
export function reasonOf(error: Error & { code?: string; errors?: { code?: string }[] }): string {
  const code = error.code ?? error.errors?.[0]?.code ?? ''
  if (/timeout/.test(error.message)) return 'it does not answer'
  if (/unsupported startup parameter/.test(error.message)) return poolerInBetween
  return reasons[code] ?? `it says ${code && code !== poolersOwn ? code : error.message}`
}
