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
