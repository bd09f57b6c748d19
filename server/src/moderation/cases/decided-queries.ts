import type { CaseSubject } from '@reable/contract/cases/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Of a case, on its page. */
const decisionsAtMost = 20

const decisions = ({ db }: Context) =>
  db
    .selectFrom('case_decisions as d')
    .innerJoin('cases as c', 'c.id', 'd.case_id')
    .leftJoin('people as v', 'v.id', 'd.volunteer_id')
    .leftJoin('people as u', 'u.id', 'd.undone_by')
    .select(['d.id', 'd.case_id', 'd.decision', 'd.decided_at', 'd.before', 'd.words', 'd.undone_at'])
    // A check of the table restricts the subject to these values.
    .select(sql<CaseSubject>`c.subject`.as('subject'))
    .select(['v.email', 'v.first_name', 'u.email as undoer_email', 'u.first_name as undoer_name'])
    .select(
      sql<boolean>`exists (
        select from cases o join case_decisions later on later.case_id = o.id
        where (o.listing_id = c.listing_id or o.person_id = c.person_id or o.message_id = c.message_id)
          and later.id > d.id and later.undone_at is null)`.as('has_later'),
    )

export type DecisionRow = Awaited<ReturnType<typeof selectDecisionsIn>>[number]

/** The decisions in a case, the latest first. */
export const selectDecisionsIn = (ctx: Context, caseId: number) =>
  decisions(ctx).where('d.case_id', '=', caseId).orderBy('d.id', 'desc').limit(decisionsAtMost).execute()

/** One page of all decisions, the latest first. */
export const selectLatestDecisions = (ctx: Context, { size, offset }: { size: number; offset: number }) =>
  decisions(ctx).orderBy('d.id', 'desc').limit(size).offset(offset).execute()

export async function countDecisions({ db }: Context): Promise<number> {
  const { count } = await db
    .selectFrom('case_decisions')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** How many cases were decided since then, by decisions that stand. */
export async function countDecidedCasesSince({ db }: Context, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('case_decisions')
    .select(sql<string>`count(distinct case_id)`.as('count'))
    .where('decided_at', '>', since)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
