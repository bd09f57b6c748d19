import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** To whom a mail of ours went; undefined for one that is kept no more. */
export async function findRecipient({ db }: Context, mailId: number): Promise<string | undefined> {
  const row = await db.selectFrom('mails').select('recipient').where('id', '=', mailId).executeTakeFirst()
  return row?.recipient
}

/** Stores that an address took no mail at this moment; more of the same day change nothing. */
export async function insertBounce({ db }: Context, { recipient, at }: { recipient: string; at: Date }): Promise<void> {
  await sql`insert into mail_bounces (recipient, bounced_on, bounced_at)
    values (${recipient}, (${at}::timestamptz at time zone 'UTC')::date, ${at}) on conflict do nothing`.execute(db)
}

/** On how many days an address took no mail. */
export async function countBounceDays({ db }: Context, recipient: string): Promise<number> {
  const { count } = await db
    .selectFrom('mail_bounces')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function deleteBounces({ db }: Context, recipient: string): Promise<void> {
  await db.deleteFrom('mail_bounces').where('recipient', '=', recipient).execute()
}
