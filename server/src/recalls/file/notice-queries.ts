import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import type { Notice } from './notice.ts'

export type StoredNotice = Omit<Notice, 'keys'>

const columns = `nid, title, url, organization, product, issue, what_to_do, category, recall_class, updated_on, archived, equipment_type_ids`

/** Writes the notices of a file, in lists as JSON, in place of those before. What volunteers decided stays, also of rows that have gone. */
export async function replaceNotices({ db, clock }: Context, lists: readonly string[]): Promise<void> {
  const takenAt = clock.now()
  for (const list of lists)
    await sql`insert into recall_notices (${sql.raw(columns)}, keys, taken_at)
      select ${sql.raw(columns)}, keys, ${takenAt} from jsonb_to_recordset(${list}::jsonb)
        as rows(nid text, title text, url text, organization text, product text, issue text, what_to_do text, category text,
          recall_class text, updated_on date, archived boolean, equipment_type_ids integer[], keys text[])
      on conflict (nid) do update set title = excluded.title, url = excluded.url, organization = excluded.organization,
        product = excluded.product, issue = excluded.issue, what_to_do = excluded.what_to_do, category = excluded.category,
        recall_class = excluded.recall_class, updated_on = excluded.updated_on, archived = excluded.archived,
        equipment_type_ids = excluded.equipment_type_ids, keys = excluded.keys, taken_at = excluded.taken_at`.execute(
      db,
    )
  await sql`delete from recall_notices where taken_at <> ${takenAt} and decided_at is null`.execute(db)
}

/** Rows that nobody has decided about, the newest first. */
export async function selectOpenNotices({ db }: Context, { limit, offset }: { limit: number; offset: number }) {
  const { rows } = await sql<StoredNotice>`select ${sql.raw(columns)} from recall_notices where decided_at is null
    order by updated_on desc nulls last, nid limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function countOpenNotices({ db }: Context): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from recall_notices where decided_at is null`.execute(db)
  return Number(rows[0]?.total)
}

/** The notices that have all of these words, the newest first. */
export async function selectNoticesWith(ctx: Context, keys: string[], limit: number): Promise<StoredNotice[]> {
  return rowsOf(
    ctx,
    sql<StoredNotice>`
      select ${sql.raw(columns)} from recall_notices where keys @> ${keys}::text[]
      order by updated_on desc nulls last, nid limit ${limit}`,
  )
}

type Decided = { cardId: number } | { dismissed: boolean }

/** Notes what a volunteer made of a row; false where there is none. */
export async function updateNoticeDecided({ db, clock }: Context, nid: string, decided: Decided): Promise<boolean> {
  const isOpen = 'dismissed' in decided && !decided.dismissed
  const changes = {
    decided_at: isOpen ? null : clock.now(),
    card_id: 'cardId' in decided ? decided.cardId : null,
  }
  const updated = await db.updateTable('recall_notices').set(changes).where('nid', '=', nid).executeTakeFirst()
  return updated.numUpdatedRows > 0
}
