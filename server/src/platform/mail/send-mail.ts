import { day, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { type MailChecks, mayGo } from './mail-checks.ts'
import { countMails, findWaitingMail, holdingMail, noteAttempt, settleMail, type WaitingMail } from './mail-queries.ts'
import { type Handover, transportOf } from './smtp/transport.ts'
import { composeMail } from './templates/compose-mail.ts'

const triedFor = 3 * day
const leastPause = 2_000
const mostPause = 15 * minute

/**
 * Hands one written mail over and keeps what became of it. A mail whose server is down waits and is tried again for three
 * days; one in doubt is repeated with its Message-ID, or given up as unknown if it must not come twice. Whether it still says
 * something true, and what it was written for still holds, is asked again each time.
 */
export const sendMail = (ctx: Context, { mailId }: { mailId: number }, checks: MailChecks = {}): Promise<void> =>
  holdingMail(ctx, mailId, async (ctx) => {
    const mail = await findWaitingMail(ctx, mailId)
    if (!mail) return
    if (mail.good_until && mail.good_until <= ctx.clock.now()) return settleMail(ctx, mailId, 'lapsed')
    if (mail.attempted_at && !mail.repeatable) return leaveUnknown(ctx, mail)
    if (!(await mayGo(ctx, mail, checks))) return settleMail(ctx, mailId, 'lapsed')
    // Noted at the last moment: of what a kill finds noted nobody can say whether it went.
    const begin = () => noteAttempt(ctx, mailId, ctx.clock.now())
    await conclude(ctx, mail, await transportOf(ctx.config)(await composeMail(ctx.config, mail), begin))
  })

async function conclude(ctx: Context, mail: WaitingMail, handover: Handover): Promise<void> {
  if (handover.end === 'sent') return settleMail(ctx, mail.id, 'sent')
  ctx.log.warn({ mail_id: mail.id, end: handover.end, reason: handover.reason }, 'a mail did not go')
  if (handover.end === 'refused') return settleMail(ctx, mail.id, 'refused')
  if (handover.end === 'unclear' && !mail.repeatable) return leaveUnknown(ctx, mail)
  await tryLater(ctx, mail)
}

/** Waits about as long again as the mail has waited already, so that a server that comes back is not run over. */
async function tryLater(ctx: Context, mail: WaitingMail): Promise<void> {
  const age = ctx.clock.now().getTime() - mail.created_at.getTime()
  if (age >= triedFor) {
    ctx.log.error({ mail_id: mail.id }, 'a mail was given up after three days')
    return settleMail(ctx, mail.id, 'given_up')
  }
  const pause = Math.min(Math.max(age, leastPause), mostPause)
  await inTransaction(ctx, async (ctx) => {
    await noteAttempt(ctx, mail.id, null)
    const delay = pause * (0.75 + Math.random() / 2)
    await enqueue(ctx, 'send-mail', { mailId: mail.id }, { key: `mail-${mail.id}`, delay })
  })
}

async function leaveUnknown(ctx: Context, mail: WaitingMail): Promise<void> {
  await settleMail(ctx, mail.id, 'unknown')
  const unknown = await countMails(ctx, 'unknown')
  ctx.log.warn({ mail_id: mail.id, unknown }, 'nobody can say whether a mail went; it is not repeated')
}
