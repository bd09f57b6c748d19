import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { onlyRow } from '#platform/database'
import { enqueue } from '#platform/jobs'
import type { Origin } from './proof/prove-sender.ts'

/** How a mail came, and the addresses of ours that it is for. */
export type Envelope = Origin & { to: readonly string[] }

/** What one address of ours, which is one person's in one conversation, takes in a day: of one sender, and of all of them. */
const limits = { mailsOfSender: 30, mails: 100, bytes: 100 * 1024 * 1024 }

/** Thrown for a mail that is one too many today: whoever brings it may try again later. */
export class TooManyMails extends Error {}

/**
 * Stores a mail for each address it is for, with the job that decides about it; resolves once both are stored, and only then may
 * whoever brought it be told that we have it. The same mail again changes nothing. Throws TooManyMails, and stores nothing, where one of
 * the addresses takes no more today.
 */
export async function acceptMail(ctx: Context, raw: Buffer, { to, ...origin }: Envelope): Promise<void> {
  const recipients = [...new Set(to.map((address) => address.toLowerCase()))].sort()
  await inTransaction(ctx, async (ctx) => {
    for (const recipient of recipients) {
      const recipientHash = hashOf(recipient)
      await lockRecipient(ctx, recipientHash)
      if (!(await hasRoom(ctx, { recipient, from: origin.from }))) throw new TooManyMails()
      const digest = createHash('sha256').update(`${recipient}\n`).update(raw).digest()
      const id = await insertIncoming(ctx, { digest, recipient, recipient_hash: recipientHash, raw, origin })
      if (id !== undefined) await enqueue(ctx, 'judge-mail', { incomingId: id })
    }
  })
}

/** True while an address takes mail of this sender today. */
export async function hasRoom(
  ctx: Context,
  { recipient, from }: { recipient: string; from: string | undefined },
): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - day)
  const used = await countReceived(ctx, { recipientHash: hashOf(recipient.toLowerCase()), from: from ?? '', since })
  return used.mailsOfSender < limits.mailsOfSender && used.mails < limits.mails && used.bytes < limits.bytes
}

const hashOf = (recipient: string) => createHash('sha256').update(recipient).digest()

type NewIncoming = { digest: Buffer; recipient: string; recipient_hash: Buffer; raw: Buffer; origin: Origin }

/** Returns the id of a mail that was not here before. */
async function insertIncoming(ctx: Context, { origin, ...mail }: NewIncoming): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('incoming_mails')
    .values({ ...mail, size: mail.raw.length, origin: JSON.stringify(origin), received_at: ctx.clock.now() })
    .onConflict((same) => same.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Lets one mail after the other in for an address, until the transaction ends. */
async function lockRecipient({ db }: Context, recipientHash: Buffer): Promise<void> {
  const lock = `mail for ${recipientHash.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db)
}

type Received = { mailsOfSender: number; mails: number; bytes: number }

/** How many mails came for an address since a moment, how many of them from one return path, and their bytes. */
async function countReceived(
  { db }: Context,
  { recipientHash, from, since }: { recipientHash: Buffer; from: string; since: Date },
): Promise<Received> {
  const { rows } = await sql<Received>`
    select count(*)::int as mails, coalesce(sum(size), 0)::float8 as bytes,
      (count(*) filter (where lower(coalesce(origin ->> 'from', '')) = ${from.toLowerCase()}))::int as "mailsOfSender"
    from incoming_mails where recipient_hash = ${recipientHash} and received_at > ${since}`.execute(db)
  return onlyRow(rows)
}
