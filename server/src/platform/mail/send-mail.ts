import { day, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { isMailStopped } from './bounces/bounces.ts'
import { type MailChecks, maySend } from './mail-checks.ts'
import {
  countMails,
  findWaitingMail,
  finishMail,
  recordAttempt,
  type WaitingMail,
  withMailLock,
} from './mail-queries.ts'
import { transportOf } from './smtp/transport-of.ts'
import { composeMail } from './templates/compose-mail.ts'
import type { Handover } from './transport.ts'

const retryPeriod = 3 * day
const minPause = 2_000
/** With the chance that is added, every mail goes within ten minutes of its server's return. */
const maxPause = 6 * minute

/**
 * Sends one written mail and records its outcome. A mail whose server is down waits and is tried again for three
 * days; one in doubt is repeated with its Message-ID, or given up as unknown if it must not come twice. Its expiry and
 * its condition are checked again each time.
 */
export const sendMail = (ctx: Context, { mailId }: { mailId: number }, checks: MailChecks = {}): Promise<void> =>
  withMailLock(ctx, mailId, async (ctx) => {
    const mail = await findWaitingMail(ctx, mailId)
    if (!mail) return
    if (mail.good_until && mail.good_until <= ctx.clock.now()) return finishMail(ctx, mailId, 'lapsed')
    if (mail.attempted_at && !mail.repeatable) return recordUnknown(ctx, mail)
    if (!mail.despite_bounces && (await isMailStopped(ctx, mail.recipient))) return finishMail(ctx, mailId, 'lapsed')
    if (!(await maySend(ctx, mail, checks))) return finishMail(ctx, mailId, 'lapsed')
    // Recorded at the last moment: after a kill nobody can say whether a mail with this record went.
    const recordStart = () => recordAttempt(ctx, mailId, ctx.clock.now())
    await recordHandover(ctx, mail, await transportOf(ctx.config)(await composeMail(ctx.config, mail), recordStart))
  })

async function recordHandover(ctx: Context, mail: WaitingMail, handover: Handover): Promise<void> {
  if (handover.end === 'sent') return finishMail(ctx, mail.id, 'sent')
  ctx.log.warn({ mail_id: mail.id, end: handover.end, reason: handover.reason }, 'a mail did not go')
  if (handover.end === 'refused') return finishMail(ctx, mail.id, 'refused')
  if (handover.end === 'unclear' && !mail.repeatable) return recordUnknown(ctx, mail)
  await tryLater(ctx, mail)
}

/** Waits about as long again as the mail has waited already, so that a server that comes back is not overloaded. */
async function tryLater(ctx: Context, mail: WaitingMail): Promise<void> {
  const age = ctx.clock.now().getTime() - mail.created_at.getTime()
  if (age >= retryPeriod) {
    ctx.log.error({ mail_id: mail.id }, 'a mail was given up after three days')
    return finishMail(ctx, mail.id, 'given_up')
  }
  const pause = Math.min(Math.max(age, minPause), maxPause)
  await inTransaction(ctx, async (ctx) => {
    await recordAttempt(ctx, mail.id, null)
    const delay = pause * (0.75 + Math.random() / 2)
    await enqueue(ctx, 'send-mail', { mailId: mail.id }, { key: `mail-${mail.id}`, delay })
  })
}

async function recordUnknown(ctx: Context, mail: WaitingMail): Promise<void> {
  await finishMail(ctx, mail.id, 'unknown')
  const unknown = await countMails(ctx, 'unknown')
  ctx.log.warn({ mail_id: mail.id, unknown }, 'nobody can say whether a mail went; it is not repeated')
}
