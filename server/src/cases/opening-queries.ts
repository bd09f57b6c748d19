import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { type Subject, subjectColumn } from './case-subject.ts'

type Opening = { subject: Subject; reason: string; gravity: number; notBy: number | null }

/** Stores a case, or adds a reason to the open one about the same. Returns its id. */
export async function joinOrInsertCase({ db, clock }: Context, opening: Opening): Promise<number> {
  const { subject, reason, gravity, notBy } = opening
  const column = subjectColumn[subject.kind]
  const { id } = await db
    .insertInto('cases')
    .values({ [column]: subject.id, reasons: [reason], gravity, opened_at: clock.now(), not_by: notBy })
    .onConflict((open) =>
      open.column(column).where('closed_at', 'is', null).where(column, 'is not', null).doUpdateSet({
        gravity: sql`greatest(cases.gravity, excluded.gravity)`,
        reasons: sql`case when cases.reasons @> excluded.reasons then cases.reasons else cases.reasons || excluded.reasons end`,
        not_by: sql`coalesce(excluded.not_by, cases.not_by)`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Stores a case that is decided at once, because nothing waited. Returns its id. */
export async function insertClosedCase(
  { db, clock }: Context,
  { subject, reason, gravity }: Omit<Opening, 'notBy'>,
): Promise<number> {
  const [column, at] = [subjectColumn[subject.kind], clock.now()]
  const row = { [column]: subject.id, reasons: [reason], gravity, opened_at: at, closed_at: at }
  return (await db.insertInto('cases').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Takes a reason off the open case about something; one without any reason is closed. */
export async function removeReason({ db, clock }: Context, subject: Subject, reason: string): Promise<void> {
  await db
    .updateTable('cases')
    .set({
      reasons: sql`array_remove(reasons, ${reason})`,
      closed_at: sql`case when reasons <@ array[${reason}]::text[] then ${clock.now()}::timestamptz end`,
    })
    .where(subjectColumn[subject.kind], '=', subject.id)
    .where('closed_at', 'is', null)
    .execute()
}

export async function updateReasons({ db }: Context, id: number, reasons: string[]): Promise<void> {
  await db.updateTable('cases').set({ reasons }).where('id', '=', id).execute()
}
