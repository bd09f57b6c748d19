import { createHmac } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { describeConnection, openClient, withClient } from '../connection.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import type { EmbeddedOptions } from './embedded-postmaster.ts'
import { StartError } from './start-error.ts'

/** The role that owns the database and everything in it: it makes tables and changes them. */
const ownerRole = 'reable_owner'
/** The role of the program: it works with rows, as far as `migrate/program-rights.ts` says. */
const programRole = 'reable_program'
const database = 'reable'

/** The ids of two advisory locks, arbitrary numbers: of who creates the roles, and of the one process that works with the database. */
const roleSetupLock = '5512907736218044'
const ownershipLock = '7241865325823965'

/** How the two roles enter the program's database. */
type RoleConnections = { program: ClientConfig; owner: ClientConfig }

/**
 * Returns the connections of both roles to the database; roles and database are created when they are missing. The superuser's
 * session ends with it. Throws StartError for a database whose owner is another, as that of a program older than the first release.
 */
export async function ensureRoles(maintenance: Embedded['connection']): Promise<RoleConnections> {
  // Derived from the superuser's, which cannot be found out from it: a second file would have to appear together with the first.
  const derive = (user: string) => createHmac('sha256', maintenance.password).update(user).digest('base64url')
  const enter = (user: string) => ({ ...maintenance, user, password: derive(user), database })
  const connections = { program: enter(programRole), owner: enter(ownerRole) }
  await withClient(describeConnection(maintenance), async (client) => {
    await client.query('select pg_advisory_lock($1)', [roleSetupLock])
    const find = 'select pg_get_userbyid(datdba) as owner, datacl from pg_database where datname = $1'
    const [found] = (await client.query(find, [database])).rows
    if (found && found.owner !== ownerRole) {
      const advice = 'make a backup with the program that made it and restore it into an empty folder'
      throw new StartError(`The database belongs to the role ${found.owner}, not to ${ownerRole}: ${advice}.`)
    }
    if (!found) await createDatabase(client, connections)
    if (!found?.datacl)
      await client.query(
        `revoke all on database ${database} from public; grant connect on database ${database} to ${programRole}`,
      )
  })
  return connections
}

/** Names everything that the roles may not, so that a server's defaults do not matter. A kill may have left the roles alone. */
async function createDatabase(client: Client, { program, owner }: RoleConnections): Promise<void> {
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  for (const { user, password } of [program, owner]) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [user])
    await client.query(`${rowCount ? 'alter' : 'create'} role ${user} ${rights} password '${password}'`)
  }
  await client.query(`create database ${database} owner ${ownerRole}`)
}

type OwnedDatabase = {
  embedded: Embedded
  /** The connections to the program's own database. */
  connections: RoleConnections
  /** The session that makes this process the owner, as long as it lasts; undefined when another process is. */
  ownership: Client | undefined
}

/**
 * Starts the embedded database of a data folder and takes ownership of it unless another process has it. Throws StartError, or the reason
 * of a stop; a server that was launched for it has ended then.
 */
export async function startOwned(start: EmbeddedOptions, attempts = 50): Promise<OwnedDatabase> {
  const embedded = await startEmbedded(start)
  try {
    const connections = await ensureRoles(embedded.connection)
    return { embedded, connections, ownership: await takeOwnership(connections.program) }
  } catch (error) {
    if (embedded.launched) await embedded.stop()
    start.stopping?.throwIfAborted()
    if (error instanceof StartError) throw error
    if (attempts === 0)
      throw new StartError(`The database in ${start.dataFolder} does not let the program in.`, { cause: error })
    // It is just being stopped by another process.
    await delay(100)
    return startOwned(start, attempts - 1)
  }
}

/** Tries for half a second, in case the owner was killed a moment ago. */
async function takeOwnership(connection: ClientConfig): Promise<Client | undefined> {
  // Programs of every version take the lock in this database: locks of one database are not seen from another.
  const client = await openClient(describeConnection({ ...connection, database: 'postgres' }))
  for (let attempt = 0; attempt < 10; attempt++) {
    const result = await client.query('select pg_try_advisory_lock($1) as own', [ownershipLock])
    if (result.rows[0].own) return client
    await delay(50)
  }
  await client.end()
  return undefined
}

/** Starts the database again whenever it dies under the program, until `stop`, which also stops the database. */
export function keepRunning(first: OwnedDatabase, start: EmbeddedOptions): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const stopping = stopped.signal
  let current = Promise.resolve(first)
  const watch = ({ ownership }: OwnedDatabase) =>
    ownership?.once('end', () => {
      if (!stopping.aborted) current = restart()
    })
  const restart = async (): Promise<OwnedDatabase> => {
    start.log.error('the database ended and is started again')
    try {
      const owned = await startOwned({ ...start, stopping })
      watch(owned)
      return owned
    } catch (err) {
      if (stopping.aborted) return first
      start.log.error({ err }, 'the database did not start')
      await delay(1_000)
      return stopping.aborted ? first : restart()
    }
  }
  watch(first)
  return {
    stop: async () => {
      stopped.abort()
      const { embedded, ownership } = await current
      // The lock stays until the server is gone, so that nobody takes over a server that is about to stop.
      await embedded.stop()
      await ownership?.end()
    },
  }
}
