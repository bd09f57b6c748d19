import { partnerBlocked, partnerClosed } from '@reable/contract/messages/conversation-rules'
import { messageOnlyQuoted } from '@reable/contract/messages/rules'
import { lockConfirmed, type Person } from '#accounts'
import { attachToMessage } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { ownMailOf, withholdQuote } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { revokeLinksIn } from '#platform/revoked-links'
import { requireMayWrite } from '#restrictions'
import { findBlockers } from '../blocks/block-queries.ts'
import { noSuchConversation } from '../conversations/require-conversation.ts'
import { hasPendingIn } from '../worry/pending-queries.ts'
import { storedWorry } from '../worry/signal.ts'
import { suspendMessage } from '../worry/suspend-message.ts'
import { weighMessage } from '../worry/weigh-message.ts'
import { insertFold } from './fold-queries.ts'
import { notifyOfMessage } from './notify-of-message.ts'
import {
  insertMessage,
  lockConversation,
  type MessageKind,
  type MessageOrigin,
  type Participant,
  recordArrival,
} from './posting-queries.ts'

type Posting = {
  conversation: { id: number }
  writer: Pick<Person, 'id'>
  body: string
  kind?: MessageKind
  origin: MessageOrigin
  /** What of the writer's email is no part of the message, for them alone. */
  folded?: string
  /** Ids of the writer's pictures that belong to nothing yet. */
  photos?: number[]
}

/**
 * Stores a message and counts it for the other, who is mailed unless they muted the conversation. A worrying one comes with a warning,
 * or waits for a volunteer first (see `judgeMessage`): until then the writer alone sees it. While the other has blocked the
 * writer, the writer alone sees it, as if it had gone. A copy of one of our emails in it stays behind, for the writer alone. Refuses as a conflict when the other closed their account, and when the writer
 * has blocked them; as forbidden a writer who may write to nobody for now; as invalid, at `photos`, photos that are not available.
 */
export function postMessage(ctx: Context, posting: Posting): Promise<{ id: number }> {
  return inTransaction(ctx, async (ctx) => {
    const { conversation, writer, kind = 'text', origin, photos = [] } = posting
    // A person is locked before their conversations, here as when they leave.
    await lockConfirmed(ctx, { person: writer })
    await requireMayWrite(ctx, writer.id)
    const { me, partner } = await lockPair(ctx, conversation.id, writer.id)
    const blockers = await findBlockers(ctx, [me.personId, partner.personId])
    if (blockers.has(me.personId)) throw new Refusal('conflict', partnerBlocked)
    const { body, folded, unsent } = await passedOn(ctx, posting, me)
    const { held, ...weighed } = await weigh(ctx, { conversationId: conversation.id, me, partner, kind, body })
    const hidden = held || blockers.has(partner.personId)
    const message = { conversationId: conversation.id, senderId: me.personId, kind, body, origin, hidden }
    const id = await insertMessage(ctx, { ...message, ...weighed })
    if (folded) await insertFold(ctx, { messageId: id, folded, unsent })
    if (held) await suspendMessage(ctx, id)
    await attachToMessage(ctx, { messageId: id, ownerId: me.personId, pictureIds: photos })
    const arrival = { conversationId: conversation.id, messageId: id }
    await recordArrival(ctx, { ...arrival, personId: me.personId, unread: false })
    if (hidden) return { id }
    await recordArrival(ctx, { ...arrival, personId: partner.personId, unread: true })
    if (!partner.muted) {
      const { worry } = weighed
      await notifyOfMessage(ctx, { ...arrival, to: partner, from: me, body, photos: photos.length, worry })
    }
    return { id }
  })
}

type PassedOn = { body: string; folded: string; unsent: string }

/** What of a text goes to the other: our emails hold their reader's address, and links that act for them. Refuses as invalid what is nothing else. */
async function passedOn(
  ctx: Context,
  { body, folded = '', kind = 'text', photos = [] }: Posting,
  me: Participant,
): Promise<PassedOn> {
  if (kind !== 'text') return { body, folded: '', unsent: '' }
  const own = ownMailOf(ctx.config, [me.email])
  const withheld = withholdQuote(body, own)
  if (!withheld.remaining && withheld.folded && !photos.length)
    throw new Refusal('invalid', messageOnlyQuoted, { errors: { body: [messageOnlyQuoted] } })
  // A link without its host, too, as people cut it.
  await revokeLinksIn(ctx, body)
  const left = [folded, withheld.folded].filter(Boolean).join('\n\n')
  return { body: withheld.remaining, folded: left, unsent: withoutMarked(withholdQuote(left, own).remaining) }
}

/** Without lines that quote: those are the other's own words. */
const withoutMarked = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim()

type Addressed = { conversationId: number; me: Participant; partner: Participant; kind: MessageKind; body: string }

/** What the text of a message comes to; a quick answer is our own words. What follows a message that is held is held too. */
async function weigh(ctx: Context, { conversationId, me, partner, kind, body }: Addressed) {
  if (kind !== 'text') return { held: false, worry: null, textDigest: null }
  const written = { conversationId, writerId: me.personId }
  const { worry, textDigest } = await weighMessage(ctx, { ...written, receiverId: partner.personId, body })
  const held = worry.outcome === 'held' || (await hasPendingIn(ctx, written))
  return { held, worry: storedWorry(worry), textDigest }
}

/** Locks a conversation and returns its two people. Refuses as a conflict when the other is there no more. */
async function lockPair(
  ctx: Context,
  conversationId: number,
  personId: number,
): Promise<{ me: Participant; partner: Participant }> {
  const people = await lockConversation(ctx, conversationId)
  const me = people?.find((one) => one.personId === personId)
  if (!people || !me) throw noSuchConversation()
  const partner = people.find((one) => one.personId !== personId)
  if (!partner) throw new Refusal('conflict', partnerClosed)
  return { me, partner }
}
