import type { Context } from '#platform/context'
import type { LinkAction } from './links/listing-link-queries.ts'

export type WrittenMail = { subject: string; plain: string; at: string; goodUntil: Date | null }

/** Returns the mails that were written to an address, the oldest first. */
export async function mailsTo(ctx: Context, recipient: string): Promise<WrittenMail[]> {
  const mails = ctx.db.selectFrom('mails').select(['subject', 'plain', 'created_at', 'good_until'])
  const rows = await mails.where('recipient', '=', recipient).orderBy('id').execute()
  return rows.map(({ subject, plain, created_at, good_until }) => ({
    ...{ subject, plain, at: created_at.toISOString(), goodUntil: good_until },
  }))
}

/** Returns the tokens of a mail's links by their actions. */
export function tokensIn({ plain }: Pick<WrittenMail, 'plain'>): Record<LinkAction, string> {
  const [renew = ''] = plain.match(/(?<=post_renew_token=)[\w-]+/) ?? []
  const [exchanged = '', exchanged_elsewhere = '', not_exchanged = ''] =
    plain.match(/(?<=feedback_token=)[\w-]+/g) ?? []
  return { renew, exchanged, exchanged_elsewhere, not_exchanged }
}
