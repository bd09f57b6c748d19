import type { Version } from './version-queries.ts'

/** Who changed something last, and when; what nobody has changed is version 1. */
export const serializeChange = (version: Omit<Version, 'fields'> | undefined) => ({
  version: version?.version ?? 1,
  changed_at_utc: version?.changed_at?.toISOString() ?? null,
  changed_by: version?.email ?? null,
})
