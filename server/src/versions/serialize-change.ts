import type { DocumentKind } from '@reable/contract/versions/rules'
import type { Context } from '#platform/context'
import { findLatestVersions, type Version } from './version-queries.ts'

/** Who changed something last, and when; what nobody has changed is version 1. */
export const serializeChange = (version: Omit<Version, 'fields'> | undefined) => ({
  version: version?.version ?? 1,
  changed_at_utc: version?.changed_at?.toISOString() ?? null,
  changed_by: version?.email ?? null,
})

/** Returns who changed each document of a kind last, and when, by its key. */
export async function changesOf(ctx: Context, kind: DocumentKind) {
  const latest = new Map((await findLatestVersions(ctx, kind)).map((version) => [version.key, version]))
  return (key: string | number) => serializeChange(latest.get(String(key)))
}
