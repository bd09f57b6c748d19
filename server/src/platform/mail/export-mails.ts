import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** Exports the mails that were sent to an address, or wait to be: subject, times and outcome, never the text with its links. */
export function exportMails(ctx: Context, { recipient }: { recipient: string }) {
  return ctx.db
    .selectFrom('mails')
    .select(['subject', 'created_at', 'sent_at', 'outcome'])
    .where(sql`lower(recipient)`, '=', recipient.toLowerCase())
    .orderBy('id')
    .execute()
}
