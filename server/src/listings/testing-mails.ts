import type { Context } from '#platform/context'

/** Returns the mails that were written to an address, the oldest first. */
export const mailsTo = (ctx: Context, recipient: string): Promise<{ subject: string; plain: string }[]> =>
  ctx.db.selectFrom('mails').select(['subject', 'plain']).where('recipient', '=', recipient).orderBy('id').execute()
