import type { Context } from '#platform/context'
import { findVersions, insertVersion } from '#versions'

const shownVersions = 20

const document = { kind: 'manual_hosts', key: 'all' } as const

export type HostVersion = { hosts: string[]; version: number; changed_at: Date; changed_by: string | null }

/** The last versions of the list of hosts, the newest first. */
export async function selectHostVersions(ctx: Context, limit = shownVersions): Promise<HostVersion[]> {
  const versions = await findVersions(ctx, document, limit)
  return versions.map(({ version, changed_at, email, fields }) => {
    const { hosts } = fields as { hosts: string[] }
    return { hosts, version, changed_at: changed_at as Date, changed_by: email }
  })
}

/** The hosts that manuals may lead to now. */
export const findHosts = async (ctx: Context): Promise<string[]> => (await selectHostVersions(ctx, 1))[0]?.hosts ?? []

type HostsToWrite = { hosts: string[]; version: number; volunteerId: number | null }

/** Writes a version of the list; false where it is written already. */
export const insertHosts = (ctx: Context, { hosts, version, volunteerId }: HostsToWrite): Promise<boolean> =>
  insertVersion(ctx, { document, version, fields: { hosts }, changedBy: volunteerId, at: ctx.clock.now() })
