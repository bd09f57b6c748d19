import type { Context } from '#platform/context'

export type NoShow = { conversationId: number; personId: number; startsAt: Date }

/** Stores that somebody did not come; said again of another meeting of the same two, it takes the place of the first. */
export async function upsertNoShow(
  { db, clock }: Context,
  { conversationId, personId, startsAt }: NoShow,
): Promise<void> {
  const said = { starts_at: startsAt, reported_at: clock.now() }
  await db
    .insertInto('no_shows')
    .values({ conversation_id: conversationId, person_id: personId, ...said })
    .onConflict((same) => same.columns(['conversation_id', 'person_id']).doUpdateSet(said))
    .execute()
}

/** Whether somebody said of this meeting that this person did not come. */
export async function isReported({ db }: Context, { conversationId, personId, startsAt }: NoShow): Promise<boolean> {
  const said = db.selectFrom('no_shows').select('person_id').where('conversation_id', '=', conversationId)
  return (
    (await said.where('person_id', '=', personId).where('starts_at', '=', startsAt).executeTakeFirst()) !== undefined
  )
}

/** How many conversations say since a moment that this person did not come. */
export async function countNoShows({ db }: Context, { personId, since }: { personId: number; since: Date }) {
  const said = db.selectFrom('no_shows').where('person_id', '=', personId).where('reported_at', '>', since)
  const { count } = await said.select((all) => all.fn.countAll().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** What was said of a person. */
export const selectNoShowsOf = ({ db }: Context, personId: number) =>
  db.selectFrom('no_shows').select(['starts_at', 'reported_at']).where('person_id', '=', personId).execute()

export async function deleteNoShowsOf({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('no_shows').where('person_id', '=', personId).execute()
}
