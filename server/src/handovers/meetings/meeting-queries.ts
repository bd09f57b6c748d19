import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

export type Meeting = Selectable<Tables['meetings']>

export const findMeeting = ({ db }: Context, conversationId: number): Promise<Meeting | undefined> =>
  db.selectFrom('meetings').selectAll().where('conversation_id', '=', conversationId).executeTakeFirst()

/** Locks the meeting of a conversation until the transaction ends; an empty one is added where there is none. */
export async function lockMeeting({ db }: Context, conversationId: number): Promise<Meeting> {
  const row = { conversation_id: conversationId }
  await db
    .insertInto('meetings')
    .values(row)
    .onConflict((same) => same.doNothing())
    .execute()
  const locked = db.selectFrom('meetings').selectAll().where('conversation_id', '=', conversationId).forUpdate()
  return locked.executeTakeFirstOrThrow()
}

export async function updateMeeting(
  { db }: Context,
  conversationId: number,
  changes: Updateable<Tables['meetings']>,
): Promise<void> {
  await db.updateTable('meetings').set(changes).where('conversation_id', '=', conversationId).execute()
}

/** The changes that leave nothing suggested. */
export const noSuggestion = {
  ...{ suggested_by: null, suggested_starts_at: null, suggested_place: null },
  suggested_hidden: false,
}

/** The changes that end what was agreed to: the next meeting has another entry in the calendars. */
export const noMeeting = () => ({
  ...{ starts_at: null, place: null, remind_at: null, sequence: 0 },
  calendar_uid: randomUUID(),
})

/** The conversations whose meeting is to be reminded of. */
export async function findDueReminders({ db, clock }: Context, limit: number): Promise<number[]> {
  const due = db.selectFrom('meetings').select('conversation_id').where('remind_at', '<=', clock.now())
  return (await due.orderBy('remind_at').limit(limit).execute()).map((row) => row.conversation_id)
}

/** The meetings of a person's conversations, each with the owner of its listing. */
export const selectMeetingsOf = ({ db }: Context, personId: number) =>
  db
    .selectFrom('meetings as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .selectAll('m')
    .select('c.owner_id')
    .where((all) => all.or([all('c.owner_id', '=', personId), all('c.buyer_id', '=', personId)]))
    .orderBy('m.conversation_id')
    .execute()
