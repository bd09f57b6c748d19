import type { Context } from '#platform/context'
import { isPermanentBounce } from '../incoming/bounce.ts'
import type { ReadMail } from '../incoming/read/read-mail.ts'
import { countBounceDays, deleteBounces, findRecipient, insertBounce } from './bounce-queries.ts'

/** Days on which an address took no mail, after which it is sent none. */
const maxDays = 2

/** Records what came back of one of our mails, if it says that the address takes none. */
export async function recordBounce(
  ctx: Context,
  { mailId, report }: { mailId: number; report: ReadMail },
): Promise<void> {
  if (!isPermanentBounce(report)) return
  const recipient = await findRecipient(ctx, mailId)
  if (recipient) await insertBounce(ctx, { recipient, at: ctx.clock.now() })
}

/** True for an address that took no mail for good on two different days: it gets none until its person says so. */
export const isMailStopped = async (ctx: Context, recipient: string): Promise<boolean> =>
  (await countBounceDays(ctx, recipient)) >= maxDays

/** Sends mail to an address again. */
export const resumeMail = (ctx: Context, recipient: string): Promise<void> => deleteBounces(ctx, recipient)
