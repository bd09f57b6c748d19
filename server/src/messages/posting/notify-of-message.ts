import { fittingAnswers, type PromiseState, standingOf } from '@reable/contract/handovers/fitting-answers'
import type { Context } from '#platform/context'
import { queueMail } from '#platform/mail'
import { sealAnswerLink } from '../conversations/answer-links.ts'
import { messageEmail } from '../emails/message-email.tsx'
import type { Answering } from '../emails/quick-answers.tsx'
import type { StoredWorry } from '../worry/signal.ts'
import { selectWarnings } from '../worry/weighing-queries.ts'
import { addressedEmail } from './addressed-email.ts'
import { callName } from './call-name.ts'
import type { Participant } from './posting-queries.ts'

type Arrived = {
  conversationId: number
  messageId: number
  to: Participant
  from: Participant
  body: string
  /** How many photos came with it. */
  photos: number
  /** What was found in it that people who cheat often write. */
  worry: StoredWorry | null
}

/** Queues the mail that brings somebody a message, in the transaction that stores it. It names no address of the writer. */
export async function notifyOfMessage(
  ctx: Context,
  { to, from, body, photos, worry, ...arrived }: Arrived,
): Promise<void> {
  const envelope = await addressedEmail(ctx, { ...arrived, to, partner: from })
  const name = callName(from)
  const caution = worry && { words: worry.words, warnings: await selectWarnings(ctx, worry.signals) }
  const answering = to.role === 'owner' ? await answeringOf(ctx, arrived.conversationId, to) : undefined
  const words = { role: to.role, name, body, photos, caution, answering }
  const email = await messageEmail(ctx, { ...envelope.content, ...words, to: to.email })
  await queueMail(ctx, { ...email, ...envelope.delivery, writtenBy: from.personId })
}

/** Which prepared answers fit now, and where an owner sends one of them by a press, without a log-in. */
async function answeringOf(ctx: Context, conversationId: number, { personId, email }: Participant): Promise<Answering> {
  const { answers } = fittingAnswers[standingOf(await findPromiseState(ctx, conversationId))]
  const token = sealAnswerLink(ctx, { conversationId, personId, email })
  return { answers, answerUrl: `${ctx.config.http.publicUrl}/messages/answer?token=${token}` }
}

/** How the listing of a conversation stands for its two people; of one that is there no more, that it is over. */
async function findPromiseState({ db }: Context, conversationId: number): Promise<PromiseState> {
  const found = await db
    .selectFrom('conversations as c')
    .innerJoin('listings as l', 'l.id', 'c.listing_id')
    .leftJoin('promises as p', 'p.listing_id', 'l.id')
    .select(['l.deleted_at', 'l.last_feedback', 'p.conversation_id', 'p.handed_over_at'])
    .where('c.id', '=', conversationId)
    .executeTakeFirst()
  if (!found) return { isOver: true, isHandedOver: false, promised: undefined }
  const isHere = found.conversation_id === conversationId
  return {
    isOver: found.deleted_at !== null || found.last_feedback !== null,
    isHandedOver: isHere && found.handed_over_at !== null,
    promised: found.conversation_id && !found.handed_over_at ? (isHere ? 'here' : 'elsewhere') : undefined,
  }
}
