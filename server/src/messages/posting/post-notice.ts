import { nameByRole } from '@reable/contract/messages/conversation-rules'
import { type Notice, noticeText } from '@reable/contract/messages/notices'
import { lockConfirmed } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { findBlockers } from '../blocks/block-queries.ts'
import { noSuchConversation } from '../conversations/require-conversation.ts'
import { noticeEmail } from '../emails/notice-email.tsx'
import { addressedEmail } from './addressed-email.ts'
import { callName } from './call-name.ts'
import type { NoticeMail } from './notice-mail.ts'
import { insertMessage, lockConversation, type Participant, recordArrival } from './posting-queries.ts'

type NoticePosting = {
  conversation: { id: number }
  notice: Notice
  /** Whose act it says: it is not unread to them, and they are not mailed unless `mail` says everyone. */
  by?: number | undefined
  mail?: boolean | NoticeMail
}

/**
 * Stores what Reable says in a conversation, for both of its people. What somebody does while the other has blocked them is said to
 * them alone. Without `mail` it is read on the page.
 */
export function postNotice(ctx: Context, posting: NoticePosting): Promise<{ id: number }> {
  return inTransaction(ctx, async (ctx) => {
    const { conversation, notice, by, mail = false } = posting
    if (by !== undefined) await lockConfirmed(ctx, { person: { id: by } })
    const people = await lockConversation(ctx, conversation.id)
    if (!people) throw noSuchConversation()
    const hidden = await isHidden(ctx, people, by)
    const message = { conversationId: conversation.id, senderId: by ?? null, kind: 'notice' as const, body: '', notice }
    const id = await insertMessage(ctx, { ...message, origin: 'page', hidden })
    for (const to of people) {
      const isAuthor = to.personId === by
      if (hidden && !isAuthor) continue
      const arrival = { conversationId: conversation.id, messageId: id, personId: to.personId }
      await recordArrival(ctx, { ...arrival, unread: !isAuthor })
      const everyone = typeof mail === 'object' && mail.everyone === true
      if (mail && !to.muted && (!isAuthor || everyone))
        await notifyOfNotice(ctx, { ...arrival, to, people, notice, mail: mail === true ? {} : mail })
    }
    return { id }
  })
}

async function isHidden(ctx: Context, people: Participant[], by: number | undefined): Promise<boolean> {
  const partner = people.find(({ personId }) => personId !== by)
  if (by === undefined || !partner) return false
  return (await findBlockers(ctx, [by, partner.personId])).size > 0
}

type Noticed = {
  conversationId: number
  messageId: number
  to: Participant
  people: Participant[]
  notice: Notice
  mail: NoticeMail
}

/** Queues the mail that tells somebody a notice, in the transaction that stores it. */
async function notifyOfNotice(
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
