import type { Context } from '#platform/context'
import type { PartnerFields } from './partner-queries.ts'

export type Version = { version: number; changed_at: Date | null; email: string | null; fields: PartnerFields }

const versionsOf = ({ db }: Context, partnerId: number) =>
  db
    .selectFrom('partner_versions as written')
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['version', 'changed_at', 'email', 'fields'])
    .where('written.partner_id', '=', partnerId)
    .orderBy('version', 'desc')

export const findVersions = (ctx: Context, partnerId: number): Promise<Version[]> =>
  versionsOf(ctx, partnerId).limit(50).execute() as Promise<Version[]>

type NewVersion = { partnerId: number; version: number; fields: PartnerFields; changedBy: number | null }

/** Without an author it is what stood before anybody changed it, and has no time. */
export async function insertVersion(
  { db, clock }: Context,
  { partnerId, version, fields, changedBy }: NewVersion,
): Promise<void> {
  const row = { partner_id: partnerId, version, fields: JSON.stringify(fields), changed_by: changedBy }
  await db
    .insertInto('partner_versions')
    .values({ ...row, changed_at: changedBy === null ? null : clock.now() })
    .execute()
}

export const selectVersionsBy = ({ db }: Context, personId: number) =>
  db
    .selectFrom('partner_versions')
    .select(['partner_id', 'version', 'changed_at'])
    .where('changed_by', '=', personId)
    .orderBy('changed_at')
    .execute()

/** Removes the author from all versions that a person wrote; the versions stay. */
export async function anonymizeVersionsBy({ db }: Context, personId: number): Promise<void> {
  await db.updateTable('partner_versions').set({ changed_by: null }).where('changed_by', '=', personId).execute()
}
