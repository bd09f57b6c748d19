import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Origin } from '#platform/mail'

/** A mail that nobody has decided about. */
export type WaitingIncoming = { id: number; recipient: string; raw: Buffer; origin: Origin; received_at: Date }

export async function findWaiting(ctx: Context, id: number): Promise<WaitingIncoming | undefined> {
  const row = await waiting(ctx, id).executeTakeFirst()
  return row?.raw ? { ...row, raw: row.raw, origin: row.origin as Origin } : undefined
}

const waiting = ({ db }: Context, id: number) =>
  db
    .selectFrom('incoming_mails')
    .select(['id', 'recipient', 'raw', 'origin', 'received_at'])
    .where('id', '=', id)
    .where('outcome', '=', 'waiting')

/** Takes the row until the transaction ends; false when it is decided about already. */
export const lockWaiting = async (ctx: Context, id: number): Promise<boolean> =>
  (await waiting(ctx, id).forUpdate().executeTakeFirst()) !== undefined

export type Outcome =
  | 'posted'
  | 'asked'
  /** Nothing proved its sender, and there was nothing in it to ask about. */
  | 'empty'
  | 'automatic'
  | 'bounce'
  | 'unknown'
  | 'unreadable'
  | 'refused'
  | 'repeated'

/** What stays of a mail until its writer has said whether it is theirs. */
export type AskedWords = { body: string; folded: string; answeredAt: Date }

export type Settled = {
  outcome: Outcome
  conversationId?: number
  personId?: number
  messageKey?: Buffer | undefined
  /** Of the link by which its writer can post it, and what it says, which stays as long as the link is good. */
  asked?: AskedWords & { tokenHash: Buffer }
}

/** Records what became of a mail. Its bytes are deleted, and what it says unless its writer is asked. */
export async function recordOutcome(ctx: Context, id: number, settled: Settled): Promise<void> {
  const { outcome, conversationId, personId, messageKey, asked } = settled
  await ctx.db
    .updateTable('incoming_mails')
    .set({
      outcome,
      conversation_id: conversationId ?? null,
      person_id: personId ?? null,
      message_key: messageKey ?? null,
      token_hash: asked?.tokenHash ?? null,
      body: asked?.body ?? null,
      folded: asked?.folded ?? null,
      answered_at: asked?.answeredAt ?? null,
      raw: null,
      recipient: '',
    })
    .where('id', '=', id)
    .execute()
}

/** True when the person sent this very mail before, over whatever path. */
export async function isRepeated(
  { db }: Context,
  { personId, messageKey }: { personId: number; messageKey: Buffer },
): Promise<boolean> {
  const rows = db.selectFrom('incoming_mails').select('id').where('person_id', '=', personId)
  return (await rows.where('message_key', '=', messageKey).executeTakeFirst()) !== undefined
}

/** How many mails of a conversation had one of these outcomes since a moment, of everybody or of one person. */
export async function countIncoming(
  { db }: Context,
  {
    conversationId,
    personId,
    outcomes,
    since,
  }: { conversationId: number; personId?: number; outcomes: Outcome[]; since: Date },
): Promise<number> {
  const ofAll = db
    .selectFrom('incoming_mails')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('conversation_id', '=', conversationId)
    .where('outcome', 'in', outcomes)
    .where('received_at', '>', since)
  const rows = personId === undefined ? ofAll : ofAll.where('person_id', '=', personId)
  const { count } = await rows.executeTakeFirstOrThrow()
  return Number(count)
}

/** A mail that its writer is asked about. One that an earlier version stored has its bytes instead of its words. */
export type AskedIncoming = {
  id: number
  body: string | null
  folded: string | null
  answered_at: Date | null
  raw: Buffer | null
  conversation_id: number
  person_id: number
  received_at: Date
}

/** Finds it by the digest of the link's token. */
export async function findAsked({ db }: Context, tokenHash: Buffer): Promise<AskedIncoming | undefined> {
  const row = await db
    .selectFrom('incoming_mails')
    .select(['id', 'body', 'folded', 'answered_at', 'raw', 'conversation_id', 'person_id', 'received_at'])
    .where('token_hash', '=', tokenHash)
    .where('outcome', '=', 'asked')
    .executeTakeFirst()
  if (!row || row.conversation_id === null || row.person_id === null) return undefined
  return { ...row, conversation_id: row.conversation_id, person_id: row.person_id }
}

/** Stores the words of an asked mail in place of its bytes; false where that was done already. */
export async function replaceRaw(
  { db }: Context,
  id: number,
  words: { body: string; folded: string },
): Promise<boolean> {
  const mails = db
    .updateTable('incoming_mails')
    .set({ ...words, raw: null })
    .where('id', '=', id)
  const { numUpdatedRows } = await mails.where('raw', 'is not', null).where('outcome', '=', 'asked').executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks an asked mail as posted; false when it was posted by another press of the same button. */
export async function markPosted({ db }: Context, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('incoming_mails')
    .set({ outcome: 'posted', body: null, folded: null, raw: null, recipient: '' })
    .where('id', '=', id)
    .where('outcome', '=', 'asked')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Of a link that was used: which conversation its mail was posted in. */
export async function findPosted({ db }: Context, tokenHash: Buffer): Promise<number | undefined> {
  const rows = db.selectFrom('incoming_mails').select('conversation_id').where('token_hash', '=', tokenHash)
  return (await rows.where('outcome', '=', 'posted').executeTakeFirst())?.conversation_id ?? undefined
}

/** Remembers that an address is told a sentence now; false when it was told so less than `interval` milliseconds ago. */
export async function markExplained(ctx: Context, digest: Buffer, interval: number): Promise<boolean> {
  const now = ctx.clock.now()
  const { rows } = await sql`insert into mail_explanations (address_digest, explained_at) values (${digest}, ${now})
    on conflict (address_digest) do update set explained_at = excluded.explained_at
    where mail_explanations.explained_at <= ${new Date(now.getTime() - interval)}
    returning explained_at`.execute(ctx.db)
  return rows.length > 0
}

/** A message of a conversation, as far as a repetition is known by it. */
export type RecentMessage = { sender_id: number | null; body: string; origin: string }

/** What was said in a conversation since a moment, by both and by us, the newest first. */
export const selectRecent = (
  { db }: Context,
  { conversationId, since }: { conversationId: number; since: Date },
): Promise<RecentMessage[]> =>
  db
    .selectFrom('messages')
    .select(['sender_id', 'body', 'origin'])
    .where('conversation_id', '=', conversationId)
    .where('created_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(100)
    .execute()

/** What was written last in a conversation, and may be passed on. */
export async function selectSaid(
  { db }: Context,
  { conversationId, limit }: { conversationId: number; limit: number },
): Promise<string[]> {
  const rows = db.selectFrom('messages').select('body').where('conversation_id', '=', conversationId)
  const last = await rows.where('hidden_from_partner', '=', false).orderBy('id', 'desc').limit(limit).execute()
  return last.map(({ body }) => body)
}
