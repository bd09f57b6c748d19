import type { ClientConfig } from 'pg'
import { describeConnection, withClient } from '../connection.ts'

type Transfer = {
  database: string
  from: string
  to: string
  /** Creates what has to be there before, in the same transaction. */
  prepare: Parameters<typeof withClient<void>>[1]
}

/**
 * Transfers a database and everything in it, in one transaction: whoever finds it in the hands of the new owner finds all of it there.
 * `superuser` enters the server as the role that initdb made. What belongs to that role is named object by object, since PostgreSQL
 * refuses to reassign it as a whole.
 */
export async function transferOwnership(
  superuser: ClientConfig & { user: string },
  { database, from, to, prepare }: Transfer,
): Promise<void> {
  await withClient(describeConnection({ ...superuser, database }), async (client) => {
    await client.query('begin')
    await prepare(client)
    if (from !== superuser.user) await client.query(`reassign owned by ${client.escapeIdentifier(from)} to ${to}`)
    else {
      await client.query(`alter database ${database} owner to ${to}`)
      const { rows } = await client.query<{ kind: string; identity: string }>(objectsOf, [from])
      for (const { kind, identity } of rows) await client.query(`alter ${kind} ${identity} owner to ${to}`)
    }
    await client.query('commit')
  })
}

/**
 * Selects the objects of one role in the database, except those of PostgreSQL and its extensions. The schema "public" belongs
 * to the owner of the database; indexes, row types and the sequences of columns follow their tables.
 */
const objectsOf = `
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
  where things.oid >= 16384 and pg_get_userbyid(owner) = $1
    and not exists (select from pg_depend where classid = class and objid = things.oid and deptype = 'e')`
