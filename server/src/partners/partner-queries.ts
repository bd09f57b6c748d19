import { sql } from 'kysely'
import type { Context } from '#platform/context'

export type PartnerFields = { name: string; ended: boolean }
export type PartnerSummary = PartnerFields & { id: number; members: number; posts: number }

/** Members are those of an ended partner too. */
const summaries = ({ db }: Context) =>
  db
    .selectFrom('partners')
    .select(['id', 'name', 'ended'])
    .select([
      sql<number>`(select count(*)::integer from people
        where partner_id = partners.id or former_partner_id = partners.id)`.as('members'),
      sql<number>`(select count(*)::integer from listings l join people o on o.id = l.owner_id
        where (o.partner_id = partners.id or o.former_partner_id = partners.id) and l.is_public)`.as('posts'),
    ])

export const selectPartners = (ctx: Context): Promise<PartnerSummary[]> =>
  summaries(ctx).orderBy('ended').orderBy('name').execute()

export const findPartner = (ctx: Context, id: number): Promise<PartnerSummary | undefined> =>
  summaries(ctx).where('id', '=', id).executeTakeFirst()

/** Takes a lock until the transaction ends: partners and their members are changed one after the other. */
export async function lockPartners({ db }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('partner organisations', 0))`.execute(db)
}

export async function isNameTaken({ db }: Context, name: string, exceptId: number): Promise<boolean> {
  const same = db.selectFrom('partners').select('id').where(sql`lower(name)`, '=', name.toLowerCase())
  return Boolean(await same.where('id', '<>', exceptId).executeTakeFirst())
}

export async function insertPartner({ db }: Context, { name }: { name: string }): Promise<number> {
  return (await db.insertInto('partners').values({ name }).returning('id').executeTakeFirstOrThrow()).id
}

/** Writes what a partner says; ended, its members are remembered and belong to none, and come back with it. */
export async function updatePartner({ db }: Context, id: number, { name, ended }: PartnerFields): Promise<void> {
  await db.updateTable('partners').set({ name, ended }).where('id', '=', id).execute()
  if (ended) {
    await db
      .updateTable('people')
      .set({ partner_id: null, former_partner_id: id })
      .where('partner_id', '=', id)
      .execute()
    return
  }
  await db
    .updateTable('people')
    .set((eb) => ({ partner_id: eb.fn.coalesce('partner_id', eb.val(id)), former_partner_id: null }))
    .where('former_partner_id', '=', id)
    .execute()
}
