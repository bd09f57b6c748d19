import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { selectChanged } from '#versions'

/** A prohibited item as its versions hold it. */
export type ProhibitedFields = { what: string; instead: string; words: string[]; waits: boolean }

export type ProhibitedRow = ProhibitedFields & { id: number }

export const selectProhibited = (ctx: Context): Promise<ProhibitedRow[]> =>
  rowsOf(ctx, sql`select id, what, instead, words, waits from prohibited_items order by id`)

/** What one says that nobody has changed. */
export async function findProhibitedFields({ db }: Context, id: number): Promise<ProhibitedFields | undefined> {
  const columns = ['what', 'instead', 'words', 'waits'] as const
  return db.selectFrom('prohibited_items').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Writes an item, a new one or in place of what it was. */
export async function upsertItem({ db }: Context, id: number, fields: ProhibitedFields): Promise<void> {
  await db
    .insertInto('prohibited_items')
    .values({ id, ...fields })
    .onConflict((same) => same.column('id').doUpdateSet(fields))
    .execute()
}

export async function deleteItem({ db }: Context, id: number): Promise<void> {
  await db.deleteFrom('prohibited_items').where('id', '=', id).execute()
}

/** Writes those of reference data that no volunteer has changed or removed. */
export async function upsertDelivered(ctx: Context, items: ProhibitedRow[]): Promise<void> {
  const isChanged = await selectChanged(ctx)
  for (const { id, ...fields } of items) if (!isChanged('prohibited', id)) await upsertItem(ctx, id, fields)
}

/** The titles and descriptions of the listings that were published last and are not deleted. */
export async function selectLastTexts({ db }: Context, limit: number) {
  const { rows } = await sql<{ id: number; title: string; description: string }>`
    select id, title, description from listings where deleted_at is null
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}
