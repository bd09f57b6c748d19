import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { ClientConfig } from 'pg'
import { describeConnection, withClient } from '../connection.ts'
import type { Embedded } from './embedded.ts'
import { transferOwnership } from './transfer-ownership.ts'

/** The role that owns the database and everything in it: it makes tables and changes them. */
const ownerRole = 'reable_owner'
/** The role of the program: it works with rows, as far as `migrate/program-rights.ts` says. */
const programRole = 'reable_program'
const database = 'reable'

/** The id of the advisory lock that keeps two starts from both creating the roles; an arbitrary number. */
const roleSetupLock = '5512907736218044'

/** How the two roles enter the program's database. */
export type RoleConnections = { program: ClientConfig; owner: ClientConfig }

/**
 * Returns the connections of both roles to the database. Roles and database are created when they are missing; a database of an older
 * program, which worked as superuser or as its owner, is transferred. The superuser's session ends with it.
 */
export async function ensureRoles(maintenance: Embedded['connection']): Promise<RoleConnections> {
  const enter = (user: string) => ({
    ...maintenance,
    user,
    password: derivePassword(maintenance.password, user),
    database,
  })
  const connections = { program: enter(programRole), owner: enter(ownerRole) }
  await withClient(describeConnection(maintenance), async (client) => {
    if (await isSettled(client)) return
    await client.query('select pg_advisory_lock($1)', [roleSetupLock])
    const from = await ownerOf(client)
    const prepare = (client: pg.Client) => createRoles(client, connections)
    if (from && from !== ownerRole) await transferOwnership(maintenance, { database, from, to: ownerRole, prepare })
    if (!from) {
      await prepare(client)
      await client.query(`create database ${database} owner ${ownerRole}`)
    }
    await client.query(
      `revoke all on database ${database} from public; grant connect on database ${database} to ${programRole}`,
    )
  })
  return connections
}

/** Derived from the superuser's, which cannot be found out from it: a second file would have to appear together with the first. */
const derivePassword = (superuser: string, role: string) =>
  createHmac('sha256', superuser).update(role).digest('base64url')

/** True when nothing is left to do: the database is the owner's, and the program may enter it and make nothing in it. */
async function isSettled(client: pg.Client): Promise<boolean> {
  if ((await ownerOf(client)) !== ownerRole) return false
  const { rows } = await client.query("select has_database_privilege($1, $2, 'TEMPORARY') as makes_tables", [
    programRole,
    database,
  ])
  return !rows[0].makes_tables
}

async function ownerOf(client: pg.Client): Promise<string | undefined> {
  const result = await client.query('select pg_get_userbyid(datdba) as owner from pg_database where datname = $1', [
    database,
  ])
  return result.rows[0]?.owner
}

/** Creates the roles, or sets their rights. Names everything that they may not, so that a server's defaults do not matter. */
async function createRoles(client: pg.Client, { program, owner }: RoleConnections): Promise<void> {
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  for (const { user, password } of [program, owner]) {
    const result = await client.query('select from pg_roles where rolname = $1', [user])
    await client.query(`${result.rowCount ? 'alter' : 'create'} role ${user} ${rights} password '${password}'`)
  }
}
