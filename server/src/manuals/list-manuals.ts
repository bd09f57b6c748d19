import type { Answer } from '@reable/contract/client'
import { manualsPerPage } from '@reable/contract/manuals/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { findHostVersion, type HostVersion } from './host-queries.ts'
import type { StoredManual } from './manual.ts'
import { countManuals, selectManuals } from './manual-queries.ts'

type By = { volunteer: Person | undefined }

/** Lists a page of the manuals, for volunteers. */
export async function listManuals(ctx: Context, { page, volunteer }: By & { page: number }) {
  requireVolunteer(volunteer)
  const [manuals, total] = await Promise.all([
    selectManuals(ctx, { limit: manualsPerPage, offset: (page - 1) * manualsPerPage }),
    countManuals(ctx),
  ])
  return { manuals: manuals.map(serializeStored), total }
}

/** Returns the hosts that manuals may lead to, for volunteers. */
export async function getHosts(ctx: Context, { volunteer }: By) {
  requireVolunteer(volunteer)
  const stored = await findHostVersion(ctx)
  return stored ? serializeHosts(stored) : { hosts: [], version: 0 }
}

export const serializeStored = (manual: StoredManual): Answer<'writeManual'> => ({
  id: manual.id,
  ...manual.fields,
  version: manual.version,
  withdrawn: manual.withdrawn,
  changed_by: manual.changed_by,
  changed_at_utc: manual.changed_at.toISOString(),
  checked_at_utc: manual.checked_at?.toISOString() ?? null,
  failed_at_utc: manual.failed_at?.toISOString() ?? null,
  dead: manual.dead_at !== null,
})

export const serializeHosts = ({ hosts, version }: HostVersion) => ({ hosts, version })
