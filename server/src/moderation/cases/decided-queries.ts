import type { CaseSubject } from '@reable/contract/cases/rules'
import { sql } from 'kysely'
import { type Subject, subjectColumn } from '#cases'
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
          and (later.decided_at, later.id) > (d.decided_at, d.id) and later.undone_at is null)`.as('has_later'),
    )

export type DecisionRow = Awaited<ReturnType<typeof selectDecisionsAbout>>[number]

/** The decisions about what a case is about, the latest first. */
export const selectDecisionsAbout = (ctx: Context, { kind, id }: Subject) =>
  latestFirst(decisions(ctx).where(`c.${subjectColumn[kind]}`, '=', id))
    .limit(decisionsAtMost)
    .execute()

const latestFirst = (rows: ReturnType<typeof decisions>) => rows.orderBy('d.decided_at', 'desc').orderBy('d.id', 'desc')

/** The search among decisions: all of the words, wherever they occur, and the decision, if one is given. */
export type DecidedFilter = { words: readonly string[]; decision: string | undefined }

const mentions = (word: string) => sql<boolean>`(
  strpos(lower(d.words), lower(${word}::text)) > 0
  or exists (select from listings l where l.id = c.listing_id and strpos(lower(l.title), lower(${word}::text)) > 0)
  or exists (select from people p where strpos(lower(p.first_name), lower(${word}::text)) > 0
    and p.id = coalesce(c.person_id, (select sender_id from messages where id = c.message_id)))
  or exists (select from reports r where r.listing_id = c.listing_id and r.decided_at is not null
    and strpos(lower(r.other), lower(${word}::text)) > 0)
  or exists (select from person_reports r where r.reported_id = c.person_id and r.decided_at is not null
    and strpos(lower(r.other), lower(${word}::text)) > 0))`

const found = (ctx: Context, { words, decision }: DecidedFilter) =>
  decisions(ctx)
    .where((row) => row.and(words.map(mentions)))
    .$if(decision !== undefined, (rows) => rows.where('d.decision', '=', decision ?? ''))

/** One page of the decisions that match, the latest first. */
export const selectLatestDecisions = (
  ctx: Context,
  { size, offset, ...filter }: DecidedFilter & { size: number; offset: number },
) => latestFirst(found(ctx, filter)).limit(size).offset(offset).execute()

export async function countDecisions(ctx: Context, filter: DecidedFilter): Promise<number> {
  const { count } = await found(ctx, filter)
    .clearSelect()
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
