import type { Answer } from '@reable/contract/client'
import { manualsPerPage, noManual } from '@reable/contract/manuals/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireVolunteer } from '#volunteers'
import { type HostVersion, selectHostVersions } from './host-queries.ts'
import type { ManualVersion, StoredManual } from './manual.ts'
import { countManuals, selectManuals, selectVersions } from './manual-queries.ts'

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

/** Lists the last versions of a manual, for volunteers. Refuses as not found an unknown one. */
export async function listVersions(ctx: Context, { id, volunteer }: By & { id: number }) {
  requireVolunteer(volunteer)
  const versions = await selectVersions(ctx, id)
  if (!versions.length) throw new Refusal('not_found', noManual)
  return versions.map(serializeVersion)
}

/** Lists the last versions of the list of hosts, for volunteers. */
export async function listHosts(ctx: Context, { volunteer }: By) {
  requireVolunteer(volunteer)
  return (await selectHostVersions(ctx)).map(serializeHosts)
}

const serializeVersion = ({ id, fields, version, withdrawn, changed_at, changed_by }: ManualVersion) => ({
  ...{ id, ...fields, version, withdrawn, changed_by, changed_at_utc: changed_at.toISOString() },
})

export const serializeStored = (manual: StoredManual): Answer<'writeManual'> => ({
  ...serializeVersion(manual),
  checked_at_utc: manual.checked_at?.toISOString() ?? null,
  failed_at_utc: manual.failed_at?.toISOString() ?? null,
  dead: manual.dead_at !== null,
})

export const serializeHosts = ({ hosts, version, changed_at, changed_by }: HostVersion) => ({
  ...{ hosts, version, changed_by, changed_at_utc: changed_at.toISOString() },
})
