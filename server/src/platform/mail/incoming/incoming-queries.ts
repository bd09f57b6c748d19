import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import type { Origin } from './proof/prove-sender.ts'

export type NewIncoming = { digest: Buffer; recipient: string; recipient_hash: Buffer; raw: Buffer; origin: Origin }

/** Returns the id of a mail that was not here before. */
export async function insertIncoming(ctx: Context, { origin, ...mail }: NewIncoming): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('incoming_mails')
    .values({ ...mail, size: mail.raw.length, origin: JSON.stringify(origin), received_at: ctx.clock.now() })
    .onConflict((same) => same.column('digest').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Lets one mail after the other in for an address, until the transaction ends. */
export async function lockRecipient({ db }: Context, recipientHash: Buffer): Promise<void> {
  const lock = `mail for ${recipientHash.toString('hex')}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db)
}

type Received = { mailsOfSender: number; mails: number; bytes: number }

/** How many mails came for an address since a moment, how many of them from one return path, and their bytes. */
export async function countReceived(
  { db }: Context,
  { recipientHash, from, since }: { recipientHash: Buffer; from: string; since: Date },
): Promise<Received> {
  const { rows } = await sql<Received>`
    select count(*)::int as mails, coalesce(sum(size), 0)::float8 as bytes,
      (count(*) filter (where lower(coalesce(origin ->> 'from', '')) = ${from.toLowerCase()}))::int as "mailsOfSender"
    from incoming_mails where recipient_hash = ${recipientHash} and received_at > ${since}`.execute(db)
  return onlyRow(rows)
}
