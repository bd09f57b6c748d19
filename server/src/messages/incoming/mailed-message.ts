import type { Answer } from '@reable/contract/client'
import { mailedLinkInvalid } from '@reable/contract/messages/mailed-rules'
import { findPersonById, hashToken } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { readReplyInThread, type SplitReply } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { aboutReply } from './about-reply.ts'
import { findAnsweredMoment } from './answered-moment.ts'
import { type AskedIncoming, findAsked, findPosted, markPosted } from './incoming-queries.ts'
import { acceptPhotos, postSplit, requireRoom, splitOf } from './post-answer.ts'

type Mailed = Answer<'lookAtMailedMessage'>

/** Returns what a mail says about which its writer is asked. Refuses as invalid a token of no such mail. */
export async function lookAtMailed(ctx: Context, { token }: { token: string }): Promise<Mailed> {
  const asked = await findAsked(ctx, hashToken(await unlessRevoked(ctx, token)))
  if (!asked) return repeatedOrRefused(ctx, token)
  const { split, read } = await readAsked(ctx, asked)
  return mailedAnswer(asked, split, read.pictures.length)
}

/** Posts such a mail, once. Refuses as `lookAtMailed` does, and what no conversation takes. */
export async function postMailed(ctx: Context, { token }: { token: string }): Promise<Mailed> {
  const asked = await findAsked(ctx, hashToken(await unlessRevoked(ctx, token)))
  const writer = asked && (await findPersonById(ctx, asked.person_id))
  if (!asked || !writer) return repeatedOrRefused(ctx, token)
  const { split, read } = await readAsked(ctx, asked)
  const { ids: photos } = await acceptPhotos(ctx, { read, writer })
  const answered = await findAnsweredMoment(ctx, { headers: read.headers, recipient: writer.email })
  await inTransaction(ctx, async (ctx) => {
    if (!(await markPosted(ctx, asked.id))) return
    const about = { conversationId: asked.conversation_id }
    await requireRoom(ctx, about.conversationId)
    await postSplit(ctx, { about, writer, split, photos, answered: answered ?? asked.received_at })
  })
  return { ...mailedAnswer(asked, split, photos.length), posted: true }
}

async function repeatedOrRefused(ctx: Context, token: string): Promise<Mailed> {
  const conversationId = await findPosted(ctx, hashToken(token))
  if (conversationId !== undefined) return { body: '', photos: 0, posted: true, conversation_id: conversationId }
  throw new Refusal('invalid', mailedLinkInvalid, { errors: { token: [mailedLinkInvalid] } })
}

async function readAsked(ctx: Context, { raw, conversation_id: conversationId, person_id }: AskedIncoming) {
  const writer = { email: (await findPersonById(ctx, person_id))?.email ?? '' }
  const read = await readReplyInThread(raw, await aboutReply(ctx, { conversationId, writer }))
  return { read, split: splitOf(read) }
}

const mailedAnswer = (asked: AskedIncoming, { body }: SplitReply, photos: number): Mailed => ({
  body,
  photos,
  posted: false,
  conversation_id: asked.conversation_id,
})
