import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'

/** Returns the version of the database's server, such as "18.4", and what time it is there. */
export async function readServer({ db }: Context): Promise<{ version: string; now: Date }> {
  const { rows } = await sql<{ version: string; now: Date }>`
    select split_part(current_setting('server_version'), ' ', 1) as version, clock_timestamp() as now`.execute(db)
  return onlyRow(rows)
}
