import type { Notice } from '@reable/contract/messages/notices'
import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { forgetMailsBy } from '#platform/mail'
import { addressHashOf } from './blocks/address-hash.ts'
import { anonymizeBlocks } from './blocks/block-queries.ts'
import { conversationReference } from './posting/addressed-email.ts'

/**
 * Removes what a person wrote in conversations, and the mails with their words that wait or stand in the outbox. The other of each reads
 * that they closed their account. Who blocked them goes on blocking their addresses.
 */
export async function forgetMessages(
  ctx: Context,
  { personId, addresses }: { personId: number; addresses: string[] },
): Promise<void> {
  const ids = await lockConversationsOf(ctx, personId)
  const open = await selectOpenToOthers(ctx, personId)
  await anonymizeBlocks(ctx, { personId, addressHashes: addresses.map((email) => addressHashOf(ctx, email)) })
  await deleteTracesOf(ctx, personId)
  await insertClosedNotices(ctx, open)
  await recount(ctx, ids)
  await forgetMailsBy(ctx, { personId, references: ids.map((id) => conversationReference(ctx, id)) })
}

/** Locks the conversations of somebody until the transaction ends, in the order of their ids, and returns them. */
async function lockConversationsOf({ db }: Context, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('conversations')
    .select('id')
    .where((eb) => eb.or([eb('owner_id', '=', personId), eb('buyer_id', '=', personId)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes what somebody wrote and did in conversations, and that they took part; conversations without anybody go. */
async function deleteTracesOf({ db }: Context, personId: number): Promise<void> {
  await db.deleteFrom('messages').where('sender_id', '=', personId).execute()
  await db.deleteFrom('participants').where('person_id', '=', personId).execute()
  await sql`
    delete from conversations c where ${personId} in (owner_id, buyer_id)
      and not exists (select from participants p where p.conversation_id = c.id)`.execute(db)
  await sql`
    update conversations set owner_id = nullif(owner_id, ${personId}), buyer_id = nullif(buyer_id, ${personId})
    where ${personId} in (owner_id, buyer_id)`.execute(db)
}

/** Stores the notice that the other of these conversations closed their account. */
async function insertClosedNotices({ db, clock }: Context, conversationIds: number[]): Promise<void> {
  const notice: Notice = { name: 'account_closed' }
  await sql`
    insert into messages (conversation_id, kind, body, notice, created_at)
    select c.id, 'notice', '', ${JSON.stringify(notice)}::jsonb, ${clock.now()}::timestamptz
    from conversations c where c.id = any(${conversationIds}::bigint[]) order by c.id`.execute(db)
}

/**
 * Counts anew, for whoever is left in these conversations, what they can see and have not read. One statement: a row that one transaction
 * changes twice makes it wait for the row of its person, who may be leaving too.
 */
async function recount({ db }: Context, conversationIds: number[]): Promise<void> {
  await sql`
    update participants p set (last_message_id, unread) = (
      select max(m.id), count(*) filter (where m.id > p.read_to and m.sender_id is distinct from p.person_id)
      from messages m
      where m.conversation_id = p.conversation_id and (m.sender_id = p.person_id or not m.hidden_from_partner))
    where p.conversation_id = any(${conversationIds}::bigint[])`.execute(db)
}

/** Those of somebody's conversations in which the other can see something. */
async function selectOpenToOthers({ db }: Context, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('participants as p')
    .innerJoin('participants as o', (join) =>
      join.onRef('o.conversation_id', '=', 'p.conversation_id').onRef('o.person_id', '<>', 'p.person_id'),
    )
    .select('p.conversation_id')
    .where('p.person_id', '=', personId)
    .where('o.last_message_id', 'is not', null)
    .execute()
  return rows.map((row) => row.conversation_id)
}
