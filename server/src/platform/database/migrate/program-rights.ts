import type { Client } from 'pg'

/** What the program does with rows; nothing else with a table unless `exceptions` says so. */
const usual = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']

/** The tables with which the program may do less, by schema and name. */
const exceptions: Record<string, string[]> = {
  // Rows are added, and nothing else.
  'public.volunteer_log': ['SELECT', 'INSERT'],
  // Those who migrate write them.
  'public.pgmigrations': ['SELECT'],
  'graphile_worker.migrations': ['SELECT'],
}

/** Lets the program work with the rows of every table that a migration will create; runs as the owner. */
export async function grantOnNewTables(client: Client, program: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from pg_default_acl, aclexplode(defaclacl)
     where defaclrole = current_user::regrole and grantee = $1::regrole and defaclobjtype = 'r'`,
    [client.escapeIdentifier(program)],
  )
  if (rowCount) return
  const role = client.escapeIdentifier(program)
  await client.query(`begin;
    alter default privileges grant ${usual.join(', ')} on tables to ${role};
    alter default privileges grant usage, select on sequences to ${role};
    alter default privileges grant usage on schemas to ${role};
    commit`)
}

/**
 * Gives the program exactly the rights that it needs on what is there, in one transaction; runs as the owner. Where all is as it should be
 * nothing is written.
 */
export async function grantRights(client: Client, program: string): Promise<void> {
  const role = client.escapeIdentifier(program)
  const statements = [
    ...(await grantsOnTables(client, program)),
    ...(await grantsOnOthers(client, program)),
    ...(await policiesOfQueue(client, program)),
  ].map((statement) => statement.replaceAll('$role', role))
  if (statements.length) await client.query(['begin', ...statements, 'commit'].join('; '))
}

/** Selects the tables and views of the program and its queue, those of extensions aside. */
const ownTables = `
  select class.oid, format('%I.%I', nspname, relname) as identity, nspname || '.' || relname as name, relkind, relrowsecurity
  from pg_class class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('public', 'graphile_worker') and relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = class.oid and deptype = 'e')`

async function grantsOnTables(client: Client, program: string): Promise<string[]> {
  const { rows } = await client.query<{ identity: string; name: string; granted: string[] }>(
    `select identity, name, array(
       select right_name from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) right_name
       where has_table_privilege($1, oid, right_name)) as granted
     from (${ownTables}) own where relkind <> 'S'`,
    [program],
  )
  return rows.flatMap(({ identity, name, granted }) => {
    const rights = exceptions[name] ?? usual
    if (rights.join() === granted.join()) return []
    return [`revoke all on ${identity} from $role`, `grant ${rights.join(', ')} on ${identity} to $role`]
  })
}

async function grantsOnOthers(client: Client, program: string): Promise<string[]> {
  const { rows: sequences } = await client.query<{ identity: string }>(
    `select identity from (${ownTables}) own where relkind = 'S'
     and not (has_sequence_privilege($1, oid, 'USAGE') and has_sequence_privilege($1, oid, 'SELECT'))`,
    [program],
  )
  const { rows: schemas } = await client.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace
     where nspname in ('public', 'graphile_worker') and not has_schema_privilege($1, oid, 'USAGE')`,
    [program],
  )
  return [
    ...sequences.map(({ identity }) => `grant usage, select on sequence ${identity} to $role`),
    ...schemas.map(({ name }) => `grant usage on schema ${name} to $role`),
  ]
}

/** The queue hides its rows from everyone but their owner, table by table, unless a policy shows them. */
async function policiesOfQueue(client: Client, program: string): Promise<string[]> {
  const { rows } = await client.query<{ identity: string }>(
    `select identity from (${ownTables}) own where relrowsecurity
     and not exists (select from pg_policy where polrelid = own.oid and polname = $1)`,
    [program],
  )
  return rows.map(({ identity }) => `create policy $role on ${identity} to $role using (true) with check (true)`)
}
