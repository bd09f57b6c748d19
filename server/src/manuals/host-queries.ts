import type { Context } from '#platform/context'
import { findVersions, insertVersion } from '#versions'

const document = { kind: 'manual_hosts', key: 'all' } as const

export type HostVersion = { hosts: string[]; version: number }

/** The list of hosts that stands, with the number of its version. */
export async function findHostVersion(ctx: Context): Promise<HostVersion | undefined> {
  const [stored] = await findVersions(ctx, document, 1)
  return stored && { ...(stored.fields as { hosts: string[] }), version: stored.version }
}

/** The hosts that manuals may lead to now. */
export const findHosts = async (ctx: Context): Promise<string[]> => (await findHostVersion(ctx))?.hosts ?? []

type HostsToWrite = { hosts: string[]; version: number; volunteerId: number | null }

/** Writes a version of the list; false where it is written already. */
export const insertHosts = (ctx: Context, { hosts, version, volunteerId }: HostsToWrite): Promise<boolean> =>
  insertVersion(ctx, { document, version, fields: { hosts }, changedBy: volunteerId, at: ctx.clock.now() })
