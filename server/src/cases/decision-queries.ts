import type { CaseSubject } from '@reable/contract/cases/rules'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { firstRow, isAny } from '#platform/database'

type Name = { email: string; first_name: string | null }

/** What a volunteer is called, and whether their role still lets them decide. */
export const findName = ({ db }: Context, personId: number): Promise<(Name & { mayDecide: boolean }) | undefined> =>
  db
    .selectFrom('people')
    .select(['email', 'first_name'])
    .select(sql<boolean>`coalesce(role in ('moderator', 'steward'), false)`.as('mayDecide'))
    .where('id', '=', personId)
    .executeTakeFirst()

/** Who made the decision that stands in a case. */
export const findLastDecider = ({ db }: Context, caseId: number): Promise<Name | undefined> =>
  firstRow(
    db
      .selectFrom('case_decisions as d')
      .innerJoin('people as p', 'p.id', 'd.volunteer_id')
      .select(['p.email', 'p.first_name'])
      .where('d.case_id', '=', caseId)
      .where('d.undone_at', 'is', null)
      .orderBy('d.decided_at', 'desc')
      .orderBy('d.id', 'desc'),
  )

const aboutListing = ({ db }: Context, listingId: number) =>
  db
    .selectFrom('case_decisions as d')
    .innerJoin('cases as c', 'c.id', 'd.case_id')
    .where('c.listing_id', '=', listingId)
    .where('d.undone_at', 'is', null)

export type LastDecision = {
  id: number
  case_id: number
  decision: string
  decided_at: Date
  volunteer_id: number | null
}

/** The latest decision about a listing that stands. */
export const findLastAboutListing = (ctx: Context, listingId: number): Promise<LastDecision | undefined> =>
  firstRow(
    aboutListing(ctx, listingId)
      .select(['d.id', 'd.case_id', 'd.decision', 'd.decided_at', 'd.volunteer_id'])
      .orderBy('d.decided_at', 'desc')
      .orderBy('d.id', 'desc'),
  )

/** Whether a volunteer has ever released a listing. */
export const wasReleased = (ctx: Context, listingId: number): Promise<boolean> =>
  isAny(aboutListing(ctx, listingId).select('d.id').where('d.decision', '=', 'release'))

type NewDecision = { caseId: number; volunteerId: number; decision: string; words: string; at: Date }

/** Returns the id of the decision. */
export async function insertDecision({ db }: Context, decision: NewDecision): Promise<number> {
  const { caseId: case_id, volunteerId: volunteer_id, words } = decision
  const row = { case_id, volunteer_id, decision: decision.decision, words: words || null, decided_at: decision.at }
  return (await db.insertInto('case_decisions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Stores how things stood before a decision, by which it can be undone. */
export async function updateBefore({ db }: Context, id: number, before: object): Promise<void> {
  await db
    .updateTable('case_decisions')
    .set({ before: JSON.stringify(before) })
    .where('id', '=', id)
    .execute()
}

export type StoredDecision = {
  id: number
  case_id: number
  decision: string
  decided_at: Date
  before: unknown
  undone_at: Date | null
  undone_by: number | null
  subject: CaseSubject
}

export const findDecision = async ({ db }: Context, id: number): Promise<StoredDecision | undefined> =>
  (await db
    .selectFrom('case_decisions as d')
    .innerJoin('cases as c', 'c.id', 'd.case_id')
    .select(['d.id', 'd.case_id', 'd.decision', 'd.decided_at', 'd.before', 'd.undone_at', 'd.undone_by', 'c.subject'])
    .where('d.id', '=', id)
    .executeTakeFirst()) as StoredDecision | undefined

/** Whether a decision about the same subject was made after this one, and stands. */
export async function hasLaterDecision({ db }: Context, { id, case_id, decided_at }: StoredDecision): Promise<boolean> {
  const { rows } = await sql<{ later: boolean }>`
    select exists (
      select from cases c join case_decisions d on d.case_id = c.id
      where (c.listing_id = same.listing_id or c.person_id = same.person_id or c.message_id = same.message_id)
        and (d.decided_at, d.id) > (${decided_at}, ${id}) and d.undone_at is null
    ) as later from cases same where same.id = ${case_id}`.execute(db)
  return rows[0]?.later ?? false
}

/** Marks a decision as undone, in whose name it is. False where somebody did so before. */
export async function markUndone({ db, clock }: Context, id: number, volunteerId: number): Promise<boolean> {
  const undone = await db
    .updateTable('case_decisions')
    .set({ undone_at: clock.now(), undone_by: volunteerId, before: null })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return undone !== undefined
}

/** Forgets how things stood before decisions that are older than this. */
export async function forgetBefore({ db }: Context, cutoff: Date): Promise<void> {
  await db
    .updateTable('case_decisions')
    .set({ before: null })
    .where('decided_at', '<', cutoff)
    .where('before', 'is not', null)
    .execute()
}
