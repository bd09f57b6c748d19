import type { Client, ClientConfig, Pool } from 'pg'
import { sessionSettings, withClient } from '../connection.ts'
import { StartError } from '../embedded/start-error.ts'
import { describe, reasonOf } from '../server-check.ts'

/** The id of the advisory lock that keeps two starts from both changing the role; an arbitrary number. */
const roleSettingsLock = '6120394857261140'

const here = '(select oid from pg_database where datname = current_database())'

const roleSettings = `
  select coalesce((select setconfig from pg_db_role_setting
    where setrole = current_user::regrole and setdatabase = ${here}), '{}') as settings`

/**
 * Gives the program's own role the settings that its sessions with this database begin with, whoever opens them; a role may do so for
 * itself. Sessions that began before stay as they are. Throws StartError where they cannot be stored.
 */
export async function giveRoleSettings(connection: ClientConfig): Promise<void> {
  await withClient(connection, giveSettings).catch((cause: Error) => {
    throw new StartError(`The role of the program could not be given its settings: ${cause.message}`, { cause })
  })
}

async function giveSettings(client: Client): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [roleSettingsLock])
  const { rows } = await client.query<{ settings: string[] }>(roleSettings)
  const stored = new Set(rows[0]?.settings.map((setting) => setting.toLowerCase()))
  const database = client.escapeIdentifier(client.database ?? '')
  for (const [name, value] of Object.entries(sessionSettings))
    if (!stored.has(`${name}=${value}`.toLowerCase()))
      await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`)
  await client.query('commit')
}

type Seen = { place: string; settings: string[] }

const names = Object.keys(sessionSettings) as (keyof typeof sessionSettings)[]

/** Where a session is, and in which role; and its settings. It takes a moment, so that as many sessions are needed as are asked. */
const look = `
  select concat_ws(' ', current_user, ${here}, extract(epoch from pg_postmaster_start_time())) as place,
    array(select current_setting(name) from unnest($1::text[]) with ordinality as one (name, at) order by at) as settings, pg_sleep($2)`

/**
 * Looks through the pooler with every session of the pool at once. Throws StartError where it leads to another database than `direct`, does
 * not answer, or gives sessions that began before their role had its settings.
 */
export async function checkPooled(pooled: Pool, direct: Pool, url: string): Promise<void> {
  const ask = async (pool: Pool, seconds: number) => (await pool.query<Seen>(look, [names, seconds])).rows[0]
  const expected = await ask(direct, 0)
  const asking = Array.from({ length: pooled.options.max }, () => ask(pooled, 0.05))
  const found = await Promise.all(asking).catch((cause: Error) => {
    const where = describe(url)
    throw new StartError(`Cannot reach the database through its pooler ${where}: ${reasonOf(cause)}.`, { cause })
  })
  for (const seen of found) if (seen) judge(seen, expected?.place, url)
}

function judge({ place, settings }: Seen, direct: string | undefined, url: string): void {
  if (place !== direct)
    throw new StartError(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases, or to one in two roles: write the same into both.',
    )
  const wrong = names.filter((name, at) => settings[at] !== sessionSettings[name])
  if (wrong.length)
    throw new StartError(
      `The pooler ${describe(url)} has sessions without the settings of their role (${wrong.join(', ')}): have it begin new ones, PgBouncer by RECONNECT in its console.`,
    )
}
