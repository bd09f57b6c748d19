import type { Decision } from '@reable/contract/moderation/rules'
import type { Context } from '#platform/context'
import { firstRow, isAny } from '#platform/database'

export type NewDecision = {
  listingId: number
  volunteerId: number
  decision: Decision
  at: Date
  /** The message to the owner; empty: nothing but the decision. */
  words: string
}

/** Returns the id of the decision. */
export async function insertDecision({ db }: Context, newDecision: NewDecision): Promise<number> {
  const { listingId: listing_id, volunteerId: volunteer_id, decision, at: decided_at, words } = newDecision
  const row = { listing_id, volunteer_id, decision, decided_at, words: words || null }
  return (await db.insertInto('decisions').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Removes a decision that was undone: it counts for nothing any more. */
export async function deleteDecision({ db }: Context, id: number): Promise<void> {
  await db.deleteFrom('decisions').where('id', '=', id).execute()
}

export type LastDecision = { id: number; decision: string; decided_at: Date; volunteer_id: number | null }

/** The latest decision about a listing. */
export const findLastDecision = ({ db }: Context, listingId: number): Promise<LastDecision | undefined> =>
  firstRow(
    db
      .selectFrom('decisions')
      .select(['id', 'decision', 'decided_at', 'volunteer_id'])
      .where('listing_id', '=', listingId)
      .orderBy('id', 'desc'),
  )

/** Whether a volunteer has ever released a listing. */
export async function wasReleased({ db }: Context, listingId: number): Promise<boolean> {
  const releases = db.selectFrom('decisions').select('id').where('listing_id', '=', listingId)
  return isAny(releases.where('decision', '=', 'release'))
}

/** The decisions of a volunteer. */
export const findDecisionsOf = ({ db }: Context, volunteerId: number) =>
  db
    .selectFrom('decisions')
    .select(['listing_id', 'decision', 'decided_at', 'words'])
    .where('volunteer_id', '=', volunteerId)
    .orderBy('id')
    .execute()
