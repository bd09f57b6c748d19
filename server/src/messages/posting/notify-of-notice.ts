import { nameByRole } from '@reable/contract/messages/conversation-rules'
import { type Notice, noticeText } from '@reable/contract/messages/notices'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { noticeEmail } from '../emails/notice-email.tsx'
import { addressedEmail } from './addressed-email.ts'
import { callName } from './call-name.ts'
import type { NoticeMail } from './notice-mail.ts'
import type { Participant } from './posting-queries.ts'

type Noticed = {
  conversationId: number
  messageId: number
  to: Participant
  people: Participant[]
  notice: Notice
  mail: NoticeMail
}

/** Queues the mail that tells somebody a notice, in the transaction that stores it. */
export async function notifyOfNotice(
  ctx: Context,
  { to, people, notice, mail: { subject, ics, nameless, extra }, ...arrived }: Noticed,
): Promise<void> {
  const partner = nameless ? undefined : people.find(({ personId }) => personId !== to.personId)
  const { content, delivery } = await addressedEmail(ctx, { ...arrived, to, partner })
  const known = nameless ? [] : people
  const names = { ...nameByRole, ...Object.fromEntries(known.map((one) => [one.role, callName(one)])) }
  const text = noticeText(notice, to.role, names)
  const email = await noticeEmail(ctx, { ...content, to: to.email, text, subject, extra: extra?.(to) })
  // It is ours to say, and what it says holds when it is read already.
  const { headers = {} } = delivery
  await queueMail(ctx, {
    ...email,
    headers,
    ...(partner && { writtenBy: partner.personId }),
    ...(ics ? { calendar: ics } : { onlyWhile: delivery.onlyWhile }),
  })
}
