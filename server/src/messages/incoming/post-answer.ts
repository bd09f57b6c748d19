import { messagePhotoLimit } from '@reable/contract/messages/conversation-rules'
import { messageError } from '@reable/contract/messages/rules'
import { acceptPicture } from '#pictures'
import { day, minute } from '#platform/clock'
import type { Context } from '#platform/context'
import type { OtherFile, ReadMail, ReadReply, SplitReply } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { markReadBefore } from '../conversations/mark-read.ts'
import { postMessage } from '../posting/post-message.ts'
import { findAnsweredMoment } from './answered-moment.ts'
import { explainToWriter } from './explain-to-writer.ts'
import { countIncoming, recordOutcome, selectRecent, type WaitingIncoming } from './incoming-queries.ts'
import { leftOutSentence, nothingToPostSentence } from './left-out.ts'

/** Mails that one conversation takes in a day, of both together. */
const dailyLimit = 20
/** In milliseconds: the same words within it, with nothing in between, are one message that a mail program sends again. */
const repetition = 10 * minute
/** How often the same words are posted within that time: two programs that answer each other go on for ever otherwise. */
const maxSame = 3

export type Given = {
  mail: WaitingIncoming
  about: { conversationId: number; personId: number; messageKey: Buffer | undefined }
  writer: { id: number; email: string }
  read: ReadReply
  split: SplitReply
  /** Runs what settles the mail in one transaction, unless it is settled. */
  once: (ctx: Context, id: number, work: (ctx: Context) => Promise<void>) => Promise<void>
}

/** Posts an answer that came by mail, or tells its writer in a sentence why it cannot be posted. */
export async function postAnswer(ctx: Context, given: Given): Promise<void> {
  const { mail, about, writer, read, once } = given
  try {
    const answered = await findAnsweredMoment(ctx, { headers: read.headers, recipient: writer.email })
    const photos = await acceptPhotos(ctx, given)
    if (!given.split.body && !photos.ids.length) throw new Refusal('invalid', nothingToPostSentence(photos.left))
    await once(ctx, mail.id, async (ctx) => {
      if (await isRepetition(ctx, given, photos.ids))
        return recordOutcome(ctx, mail.id, { outcome: 'repeated', ...about })
      await requireRoom(ctx, about.conversationId)
      await postSplit(ctx, { ...given, photos: photos.ids, answered: answered ?? mail.received_at })
      await recordOutcome(ctx, mail.id, { outcome: 'posted', ...about })
      if (photos.left.length)
        await explainToWriter(ctx, { to: writer.email, sentence: leftOutSentence(photos.left), posted: true })
    })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await once(ctx, mail.id, async (ctx) => {
      await explainToWriter(ctx, { to: writer.email, sentence: error.message, posted: false })
      await recordOutcome(ctx, mail.id, { outcome: 'refused', ...about })
    })
  }
}

/**
 * True for words that their writer said last, by mail, and that nothing has followed. With a photo a mail is its own. Refuses as a conflict
 * what was said too often, whatever came between.
 */
async function isRepetition(ctx: Context, { about, split }: Given, photos: number[]): Promise<boolean> {
  if (photos.length) return false
  const recent = await selectRecent(ctx, { ...about, since: ago(ctx, repetition) })
  const same = recent.filter(
    ({ sender_id, body, origin }) => sender_id === about.personId && origin === 'mail' && body === split.body,
  )
  if (same.length && same[0] === recent[0]) return true
  if (same.length >= maxSame)
    throw new Refusal(
      'conflict',
      `You emailed the same words ${maxSame} times in ten minutes, and we posted them. To say them again, write on the page.`,
    )
  return false
}

/** A photo needs no words: what else the mail says is quoted or a signature then. */
export function splitOf({ split, pictures }: ReadReply): SplitReply {
  return split.whole && pictures.length ? { body: '', folded: split.body, whole: false } : split
}

type Posting = {
  split: Pick<SplitReply, 'body' | 'folded'>
  about: { conversationId: number }
  writer: { id: number }
  photos: number[]
  /** When the mail was written that it answers: whoever answers has read what was there. */
  answered: Date
}

/** Stores the message, and for its writer alone what was left out of it. Refuses what no message may be. */
export async function postSplit(ctx: Context, { about, writer, split, photos, answered }: Posting): Promise<void> {
  const error = messageError(split.body)
  if (error && (split.body || !photos.length)) throw new Refusal('invalid', error)
  const conversation = { id: about.conversationId }
  const { body, folded } = split
  await postMessage(ctx, { conversation, writer, body, folded, origin: 'mail', photos })
  await markReadBefore(ctx, { conversationId: conversation.id, personId: writer.id, moment: answered })
}

const ago = ({ clock }: Context, milliseconds: number) => new Date(clock.now().getTime() - milliseconds)

/** Refuses as too many what a conversation does not take any more today. */
export async function requireRoom(ctx: Context, conversationId: number): Promise<void> {
  const posted = await countIncoming(ctx, { conversationId, outcomes: ['posted'], since: ago(ctx, day) })
  if (posted >= dailyLimit)
    throw new Refusal('conflict', `A conversation takes ${dailyLimit} emails a day. You can go on writing on the page.`)
}

/** Accepts the mail's photos as the writer's; returns what is no photo, is too large or is one too many as well. */
export async function acceptPhotos(
  ctx: Context,
  { read, writer }: { read: ReadMail; writer: { id: number } },
): Promise<{ ids: number[]; left: OtherFile[] }> {
  const ids: number[] = []
  const tooMany = read.pictures.slice(messagePhotoLimit).map(({ name }) => ({ name, format: 'other' as const }))
  const left: OtherFile[] = [...read.others, ...tooMany]
  for (const { name, bytes } of read.pictures.slice(0, messagePhotoLimit)) {
    try {
      ids.push((await acceptPicture(ctx, { ownerId: writer.id, bytes: Buffer.from(bytes) })).id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      left.push({ name, format: 'other' })
    }
  }
  return { ids, left }
}
