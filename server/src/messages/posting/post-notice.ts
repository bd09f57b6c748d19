import type { Notice } from '@reable/contract/messages/notices'
import { lockConfirmed } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { findBlockers } from '../blocks/block-queries.ts'
import { noSuchConversation } from '../conversations/require-conversation.ts'
import type { NoticeMail } from './notice-mail.ts'
import { notifyOfNotice } from './notify-of-notice.ts'
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
