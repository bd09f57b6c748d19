import { fittingAnswers, standingOf } from '@reable/contract/handovers/fitting-answers'
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
import { findPromiseState } from './promise-state-queries.ts'

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
