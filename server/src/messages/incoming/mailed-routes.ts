import type { Answer } from '@reable/contract/client'
import { mailedLinkInvalid } from '@reable/contract/messages/mailed-rules'
import type { FastifyInstance } from 'fastify'
import { findPersonById, getActor, hashToken } from '#accounts'
import { findPicturesOfMail, keepForMail } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { bind } from '#platform/http'
import { isMailStopped, readReplyInThread, resumeMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { aboutReply } from './about-reply.ts'
import {
  type AskedIncoming,
  type AskedWords,
  findAsked,
  findPosted,
  markPosted,
  replaceRaw,
} from './incoming-queries.ts'
import { acceptPhotos, postSplit, requireRoom, splitOf } from './post-answer.ts'

/** The questions about mails that came in somebody's name, by the links of mails; and whether mail reaches them. */
export function mailedRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'lookAtMailedMessage', async ({ body }) => ({ data: await lookAtMailed(ctx, body) }))
  bind(api, 'postMailedMessage', async ({ body }) => ({ data: await postMailed(ctx, body) }))
  bind(api, 'getMailDelivery', async ({ request }) => {
    const { email, confirmed } = await getActor(ctx, request)
    return { data: { stopped: confirmed && (await isMailStopped(ctx, email)) } }
  })
  bind(api, 'resumeMailDelivery', async ({ request }) => {
    const { email, confirmed } = await getActor(ctx, request)
    // An address that nobody confirmed may be a stranger's, whose mail server said no.
    if (confirmed) await resumeMail(ctx, email)
    return { data: { stopped: false } }
  })
}

type Mailed = Answer<'lookAtMailedMessage'>

/** Returns what a mail says about which its writer is asked. Refuses as invalid a token of no such mail. */
async function lookAtMailed(ctx: Context, { token }: { token: string }): Promise<Mailed> {
  const asked = await findAsked(ctx, hashToken(await unlessRevoked(ctx, token)))
  const writer = asked && (await findPersonById(ctx, asked.person_id))
  if (!asked || !writer) return repeatedOrRefused(ctx, token)
  const { body, photos } = await readAsked(ctx, asked, writer)
  return mailedAnswer(asked, { body, photos: photos.length, posted: false })
}

/** Posts such a mail, once. Refuses as `lookAtMailed` does, and what no conversation takes. */
async function postMailed(ctx: Context, { token }: { token: string }): Promise<Mailed> {
  const asked = await findAsked(ctx, hashToken(await unlessRevoked(ctx, token)))
  const writer = asked && (await findPersonById(ctx, asked.person_id))
  if (!asked || !writer) return repeatedOrRefused(ctx, token)
  const { body, folded, answeredAt, photos } = await readAsked(ctx, asked, writer)
  await inTransaction(ctx, async (ctx) => {
    if (!(await markPosted(ctx, asked.id))) return
    const about = { conversationId: asked.conversation_id }
    await requireRoom(ctx, about.conversationId)
    await postSplit(ctx, { about, writer, split: { body, folded }, photos, answered: answeredAt })
  })
  return mailedAnswer(asked, { body, photos: photos.length, posted: true })
}

async function repeatedOrRefused(ctx: Context, token: string): Promise<Mailed> {
  const conversationId = await findPosted(ctx, hashToken(token))
  if (conversationId !== undefined) return { body: '', photos: 0, posted: true, conversation_id: conversationId }
  throw new Refusal('invalid', mailedLinkInvalid, { errors: { token: [mailedLinkInvalid] } })
}

type Words = AskedWords & { photos: number[] }
type Writer = { id: number; email: string }

async function readAsked(ctx: Context, asked: AskedIncoming, writer: Writer): Promise<Words> {
  const { id, answered_at, received_at, raw } = asked
  const { body, folded } = raw ? await extractWords(ctx, { ...asked, raw }, writer) : asked
  return {
    body: body ?? '',
    folded: folded ?? '',
    answeredAt: answered_at ?? received_at,
    photos: await findPicturesOfMail(ctx, id),
  }
}

/** Of a mail that an earlier version stored as it came: takes its words and photos out of it, once. */
async function extractWords(
  ctx: Context,
  { id, raw, conversation_id: conversationId }: AskedIncoming & { raw: Buffer },
  writer: Writer,
) {
  const read = await readReplyInThread(raw, await aboutReply(ctx, { conversationId, writer }))
  const { body, folded } = splitOf(read)
  const { ids } = await acceptPhotos(ctx, { read, writer })
  await inTransaction(ctx, async (ctx) => {
    if (await replaceRaw(ctx, id, { body, folded })) await keepForMail(ctx, { incomingMailId: id, pictureIds: ids })
  })
  return { body, folded }
}

const mailedAnswer = ({ conversation_id }: AskedIncoming, said: Omit<Mailed, 'conversation_id'>): Mailed => ({
  ...said,
  conversation_id,
})
