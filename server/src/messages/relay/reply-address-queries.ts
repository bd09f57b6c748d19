import type { Context } from '#platform/context'

type Standing = { conversationId: number; personId: number }

/** Stores an address by its digest; the same one again changes nothing. */
export async function insertReplyAddress(
  { db }: Context,
  addressHash: Buffer,
  { conversationId, personId }: Standing,
): Promise<void> {
  await db
    .insertInto('reply_addresses')
    .values({ address_hash: addressHash, conversation_id: conversationId, person_id: personId })
    .onConflict((same) => same.column('address_hash').doNothing())
    .execute()
}

/** What an answer by mail is for: its conversation, and the one person who may write to it by this address. */
export type Addressed = { conversationId: number; writer: { id: number; email: string } }

/** Finds what an address is for; undefined for one that we never gave, or that nobody may write to any more. */
export async function findAddressed({ db }: Context, addressHash: Buffer): Promise<Addressed | undefined> {
  const row = await db
    .selectFrom('reply_addresses as a')
    .innerJoin('participants as p', 'p.conversation_id', 'a.conversation_id')
    .innerJoin('people', 'people.id', 'p.person_id')
    .select(['a.conversation_id', 'p.person_id', 'people.email'])
    .where('a.address_hash', '=', addressHash)
    .where((eb) => eb('p.person_id', 'is distinct from', eb.ref('a.person_id')))
    .executeTakeFirst()
  return row && { conversationId: row.conversation_id, writer: { id: row.person_id, email: row.email } }
}
