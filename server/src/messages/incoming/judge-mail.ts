import { createHash } from 'node:crypto'
import type { DNSResolver } from 'mailauth'
import { hashToken, newToken } from '#accounts'
import { keepForMail } from '#pictures'
import { day, hour, minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import {
  isAutomatic,
  mailOfReturnPath,
  type Proof,
  proveSender,
  queueMail,
  type ReadMail,
  type ReadReply,
  readMailInThread,
  readReplyInThread,
  recordBounce,
  UnreadableMail,
} from '#platform/mail'
import { conversationOfReplyAddress } from '../relay/reply-address.ts'
import type { Addressed } from '../relay/reply-address-queries.ts'
import { aboutReply } from './about-reply.ts'
import { findAnsweredMoment } from './answered-moment.ts'
import { didYouWriteEmail } from './emails/did-you-write-email.tsx'
import { explainToWriter } from './explain-to-writer.ts'
import {
  countIncoming,
  findWaiting,
  isRepeated,
  lockWaiting,
  recordOutcome,
  type Settled,
  type WaitingIncoming,
} from './incoming-queries.ts'
import { nothingToPostSentence } from './left-out.ts'
import { acceptPhotos, type Given, postAnswer, splitOf } from './post-answer.ts'

/** In milliseconds: how long the name servers that prove a sender may stay away before the writer is asked instead. */
const proofTimeout = hour

/**
 * Decides what becomes of a stored mail, once however often it is asked: an answer that is proved to be its writer's is posted, and the writer
 * is asked about every other one. Automatic mail is never answered.
 */
export async function judgeMail(
  ctx: Context,
  { incomingId }: { incomingId: number },
  resolver?: DNSResolver,
): Promise<void> {
  const mail = await findWaiting(ctx, incomingId)
  if (!mail) return
  const returned = mailOfReturnPath(ctx.config, mail.recipient)
  const addressed = await conversationOfReplyAddress(ctx, mail.recipient)
  if (returned !== undefined) return judgeReturned(ctx, mail, returned)
  if (!addressed) return finish(ctx, mail, { outcome: 'unknown' })
  const read = await readReplyInThread(mail.raw, await aboutReply(ctx, addressed)).catch(onlyUnreadable)
  if (!read) return judgeUnreadable(ctx, mail, addressed)
  if (isAutomatic(read.headers, mail.origin.from)) return finish(ctx, mail, { outcome: 'automatic' })
  await judgeAnswer(ctx, mail, { addressed, read, resolver })
}

function onlyUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableMail)) throw error
}

const finish = (ctx: Context, { id }: WaitingIncoming, settled: Settled): Promise<void> =>
  once(ctx, id, (ctx) => recordOutcome(ctx, id, settled))

/** Runs what settles a mail in a transaction, unless another job has settled it. */
const once = (ctx: Context, id: number, work: (ctx: Context) => Promise<void>): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (await lockWaiting(ctx, id)) await work(ctx)
  })

async function judgeReturned(ctx: Context, mail: WaitingIncoming, mailId: number): Promise<void> {
  const read = await readMailInThread(mail.raw).catch(onlyUnreadable)
  if (!read) return finish(ctx, mail, { outcome: 'unreadable' })
  await once(ctx, mail.id, async (ctx) => {
    await recordBounce(ctx, { mailId, report: read })
    await recordOutcome(ctx, mail.id, { outcome: 'bounce' })
  })
}

/**
 * Sets aside an email that can't be read, once and for all, and tells whoever has the account: they may be waiting for an answer to it.
 * Anybody may have sent it, so they are told a few times a day at most.
 */
function judgeUnreadable(ctx: Context, mail: WaitingIncoming, { conversationId, writer }: Addressed): Promise<void> {
  return once(ctx, mail.id, async (ctx) => {
    const about = { conversationId, personId: writer.id }
    const since = new Date(ctx.clock.now().getTime() - day)
    const answered = await countIncoming(ctx, { ...about, outcomes: ['unreadable'], since })
    if (answered < unreadableLimit && mail.origin.from !== '')
      await explainToWriter(ctx, { to: writer.email, sentence: unreadable, posted: false })
    await recordOutcome(ctx, mail.id, { outcome: 'unreadable', ...about })
  })
}

const unreadableLimit = 5
const unreadable = 'We could not read your email. Please write your answer on the page instead.'

type Answer = { addressed: Addressed; read: ReadReply; resolver: DNSResolver | undefined }

async function judgeAnswer(ctx: Context, mail: WaitingIncoming, { addressed, read, resolver }: Answer): Promise<void> {
  const { conversationId, writer } = addressed
  const proof = await proofOf(ctx, mail, { addressed, read, resolver })
  const isPatient = ctx.clock.now().getTime() - mail.received_at.getTime() < proofTimeout
  if (proof === 'later' && isPatient) return enqueue(ctx, 'judge-mail', { incomingId: mail.id }, { delay: minute })
  const messageKey = keyOf(read, conversationId)
  const about = { conversationId, personId: writer.id }
  if (messageKey && (await isRepeated(ctx, { personId: writer.id, messageKey })))
    return finish(ctx, mail, { outcome: 'repeated', ...about })
  const split = splitOf(read)
  const given = { mail, about: { ...about, messageKey }, writer, read, split, once }
  // A mail without any words is explained rather than asked about.
  if (proof !== 'proved' || (split.whole && split.body)) await askWriter(ctx, given)
  else await postAnswer(ctx, given)
}

/**
 * The digest by which a mail is known that comes again over another path: of its Message-ID, or of when it was written and what it says.
 * Without both, two mails of the same words are two.
 */
function keyOf({ messageId, from, text, headers }: ReadMail, conversationId: number): Buffer | undefined {
  const date = headers.find(({ key }) => key === 'date')?.value
  if (!messageId && !date) return undefined
  const identity = messageId ? [messageId] : [date, text]
  return createHash('sha256')
    .update(JSON.stringify([conversationId, ...identity, from?.address ?? '']))
    .digest()
}

/** A mail proves who wrote it when it says so, says so of the address that the account has, and names in its head whom it is for. */
async function proofOf(ctx: Context, mail: WaitingIncoming, { addressed, read, resolver }: Answer): Promise<Proof> {
  const author = read.from?.address
  if (!author || author !== addressed.writer.email.toLowerCase() || !read.to.includes(mail.recipient)) return 'unproved'
  // The demonstration's outbox is open to whoever tries it out, and lets them answer as whom the mail went to.
  if (mail.origin.way === 'outbox') return 'proved'
  const claim = {
    raw: mail.raw,
    headers: read.headers,
    author,
    origin: mail.origin,
    trusted: ctx.config.mailIn?.trusted,
  }
  return proveSender(claim, resolver)
}

/** Questions to one person about one conversation in a day: whoever forges mails cannot fill their mailbox by us. */
const dailyLimit = 5

/**
 * Asks whoever has the account whether they wrote a mail that does not prove it, at the address that the account has. Their press on a page
 * posts it; until then it goes nowhere. The last question of a day says that it is the last one. Of a mail in which there is nothing to post
 * they are told so instead.
 */
async function askWriter(ctx: Context, given: Given): Promise<void> {
  const { mail, about, writer, read, split, once } = given
  // Nothing is decoded of a mail that nobody is asked about.
  if ((await countAsked(ctx, about)) >= dailyLimit) return once(ctx, mail.id, (ctx) => leaveUnasked(ctx, given))
  const photos = await acceptPhotos(ctx, given)
  const answered = await findAnsweredMoment(ctx, { headers: read.headers, recipient: writer.email })
  await once(ctx, mail.id, async (ctx) => {
    const asked = await countAsked(ctx, about)
    if (asked >= dailyLimit) return leaveUnasked(ctx, given)
    if (!split.body && !photos.ids.length) {
      const sentence = nothingToPostSentence(photos.left)
      await explainToWriter(ctx, { to: writer.email, sentence, posted: false })
      return recordOutcome(ctx, mail.id, { outcome: 'empty', ...about })
    }
    const token = newToken()
    const isLast = asked === dailyLimit - 1
    await queueMail(
      ctx,
      await didYouWriteEmail(ctx, { to: writer.email, token, body: split.body, left: photos.left, isLast }),
    )
    const words = { body: split.body, folded: split.folded, answeredAt: answered ?? mail.received_at }
    await recordOutcome(ctx, mail.id, { outcome: 'asked', ...about, asked: { ...words, tokenHash: hashToken(token) } })
    await keepForMail(ctx, { incomingMailId: mail.id, pictureIds: photos.ids })
  })
}

function countAsked(ctx: Context, { conversationId, personId }: Given['about']): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - day)
  return countIncoming(ctx, { conversationId, personId, outcomes: ['asked', 'empty'], since })
}

const leaveUnasked = (ctx: Context, { mail, about: { conversationId, personId } }: Given): Promise<void> =>
  recordOutcome(ctx, mail.id, { outcome: 'refused', conversationId, personId })
