import { createHmac } from 'node:crypto'
import type pg from 'pg'
import type { ClientConfig } from 'pg'
import { describeConnection, withClient } from '../connection.ts'
import type { Embedded } from './embedded.ts'

/** The role of the program: it owns its database, and nothing else on the server. */
const role = 'reable_program'
const database = 'reable'

/** The id of the advisory lock that keeps two starts from both creating the role; an arbitrary number. */
const roleSetupLock = '5512907736218044'

/**
 * Returns the connection of the program to its database. Role and database are created when they are missing; a database of an
 * older program, which worked as superuser, is transferred to the role. The superuser's session ends with it.
 */
export async function ensureProgramRole(maintenance: Embedded['connection']): Promise<ClientConfig> {
  const password = derivePassword(maintenance.password)
  await withClient(describeConnection(maintenance), async (client) => {
    if ((await ownerOf(client)) === role) return
    await client.query('select pg_advisory_lock($1)', [roleSetupLock])
    const owner = await ownerOf(client)
    if (owner === role) return
    if (owner) return transferDatabase({ ...maintenance, database }, password)
    await createRole(client, password)
    await client.query(`create database ${database} owner ${role}`)
  })
  return { ...maintenance, user: role, password, database }
}

/** Derived from the superuser's, which cannot be found out from it: a second file would have to appear together with the first. */
const derivePassword = (superuser: string) => createHmac('sha256', superuser).update(role).digest('base64url')

async function ownerOf(client: pg.Client): Promise<string | undefined> {
  const result = await client.query('select pg_get_userbyid(datdba) as owner from pg_database where datname = $1', [
    database,
  ])
  return result.rows[0]?.owner
}

/** Creates the role, or sets its rights. Names everything that it may not, so that a server's defaults do not matter. */
async function createRole(client: pg.Client, password: string): Promise<void> {
  const result = await client.query('select from pg_roles where rolname = $1', [role])
  const rights = 'login nosuperuser nocreatedb nocreaterole noreplication nobypassrls'
  await client.query(`${result.rowCount ? 'alter' : 'create'} role ${role} ${rights} password '${password}'`)
}

/** Transfers the database in one transaction: once the role owns it, it owns everything in it too. */
async function transferDatabase(maintenance: ClientConfig, password: string): Promise<void> {
  await withClient(describeConnection(maintenance), async (client) => {
    await client.query('begin')
    await createRole(client, password)
    await client.query(`alter database ${database} owner to ${role}`)
    const { rows } = await client.query<{ kind: string; identity: string }>(ownedByOthers, [role])
    for (const { kind, identity } of rows) await client.query(`alter ${kind} ${identity} owner to ${role}`)
    await client.query('commit')
  })
}

/**
 * Selects the objects of other roles in the database, except those of PostgreSQL and its extensions. The schema "public" belongs
 * to the owner of the database; indexes, row types and the sequences of columns follow their tables.
 */
const ownedByOthers = `
  with things as (
    select 'pg_namespace'::regclass as class, oid, nspowner as owner from pg_namespace where nspname <> 'public'
    union all
    select 'pg_class'::regclass, oid, relowner from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'f') or relkind = 'S' and not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i'))
    union all
    select 'pg_type'::regclass, oid, typowner from pg_type where typtype in ('d', 'e', 'r') or typrelid <> 0
      and (select relkind from pg_class where pg_class.oid = typrelid) = 'c'
    union all
    select 'pg_proc'::regclass, oid, proowner from pg_proc
    union all
    select 'pg_ts_dict'::regclass, oid, dictowner from pg_ts_dict
    union all
    select 'pg_ts_config'::regclass, oid, cfgowner from pg_ts_config
    union all
    select 'pg_statistic_ext'::regclass, oid, stxowner from pg_statistic_ext
    union all
    select 'pg_collation'::regclass, oid, collowner from pg_collation
  )
  select named.type as kind, named.identity
  from things cross join lateral pg_identify_object(class, things.oid, 0) as named
  where things.oid >= 16384 and pg_get_userbyid(owner) <> $1
    and not exists (select from pg_depend where classid = class and objid = things.oid and deptype = 'e')`
