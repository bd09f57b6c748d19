import type { Context } from '#platform/context'

const shownVersions = 20

export type HostVersion = { hosts: string[]; version: number; changed_at: Date; changed_by: string | null }

/** The last versions of the list of hosts, the newest first. */
export const selectHostVersions = ({ db }: Context, limit = shownVersions): Promise<HostVersion[]> =>
  db
    .selectFrom('manual_host_versions as written')
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['written.hosts', 'written.version', 'written.changed_at', 'people.email as changed_by'])
    .orderBy('written.version', 'desc')
    .limit(limit)
    .execute()

/** The hosts that manuals may lead to now. */
export const findHosts = async (ctx: Context): Promise<string[]> => (await selectHostVersions(ctx, 1))[0]?.hosts ?? []

type HostsToWrite = { hosts: string[]; version: number; volunteerId: number | null }

/** Writes a version of the list; false where it is written already. */
export async function insertHosts({ db, clock }: Context, { hosts, version, volunteerId }: HostsToWrite) {
  const row = await db
    .insertInto('manual_host_versions')
    .values({ hosts, version, changed_by: volunteerId, changed_at: clock.now() })
    .onConflict((same) => same.doNothing())
    .returning('version')
    .executeTakeFirst()
  return row !== undefined
}
