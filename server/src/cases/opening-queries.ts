import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { type Subject, subjectColumn } from './case-subject.ts'

type Opening = { subject: Subject; reason: string; gravity: number }

/** Stores a case, or adds a reason to the open one about the same. Returns its id. */
export async function joinOrInsertCase({ db, clock }: Context, { subject, reason, gravity }: Opening): Promise<number> {
  const column = subjectColumn[subject.kind]
  const { id } = await db
    .insertInto('cases')
    .values({ [column]: subject.id, reasons: [reason], gravity, opened_at: clock.now() })
    .onConflict((open) =>
      open.column(column).where('closed_at', 'is', null).where(column, 'is not', null).doUpdateSet({
        gravity: sql`greatest(cases.gravity, excluded.gravity)`,
        reasons: sql`case when cases.reasons @> excluded.reasons then cases.reasons else cases.reasons || excluded.reasons end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
