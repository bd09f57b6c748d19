import type { Answer, AnswerBody } from '@reable/contract/client'
import { readId } from '@reable/contract/ids'
import { conversationsPerPage, messagesPerPage, readLinkInvalid } from '@reable/contract/messages/conversation-rules'
import type { FastifyInstance } from 'fastify'
import { admissionOf, findPersonById, getActor, type Person } from '#accounts'
import { type Picture, picturesOf, picturesOfMessages } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { bind, enforceNetworkLimits, type Limits, replyClosedSignal, setPaginationHeader } from '#platform/http'
import { idempotencyKeyOf } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { findWorstInForce, whyCannotWrite } from '#restrictions'
import { blockPartner } from '../blocks/block-partner.ts'
import { readLinkLimit, replyLimit } from '../message-limits.ts'
import { sendLeftOut } from '../posting/send-left-out.ts'
import { writeMessage } from '../posting/write-message.ts'
import { markRead } from './mark-read.ts'
import { unsealReadLink } from './read-links.ts'
import {
  type ConversationRow,
  countConversations,
  countUnreadConversations,
  findConversationRow,
  type ShownRow,
  selectConversations,
  selectMessagesAfter,
  selectMessagesBefore,
  selectOwnAgain,
} from './reading-queries.ts'
import { noSuchConversation, requireConversation } from './require-conversation.ts'
import { serializeConversation, serializeMessage } from './serialize-conversation.ts'
import { updateMuted } from './state-queries.ts'

export function conversationRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  readingRoutes(api, ctx, limits)
  stoppingRoutes(api, ctx)
  bind(api, 'writeMessage', async ({ params, body, request, reply }) => {
    const writer = await getActor(ctx, request)
    const key = idempotencyKeyOf(request, body)
    const admit = await admissionOf(ctx, { limits, person: writer, limit: replyLimit })
    const written = { ...body, writer, key, admit, signal: replyClosedSignal(reply) }
    return { data: await writeMessage(ctx, { ...written, conversationId: readId(params.id) }) }
  })
  bind(api, 'sendLeftOut', async ({ params, body, request }) => {
    const writer = await getActor(ctx, request)
    const admit = await admissionOf(ctx, { limits, person: writer, limit: replyLimit })
    const message = { conversationId: readId(params.id), messageId: body.message_id, writer, admit }
    return { data: await sendLeftOut(ctx, message) }
  })
}

function readingRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'listConversations', async ({ query: { page }, request, reply }) => {
    const { conversations, total } = await listConversations(ctx, { person: await getActor(ctx, request), page })
    setPaginationHeader(reply, page, conversationsPerPage, total)
    return { data: conversations }
  })
  bind(api, 'countUnread', async ({ request }) => {
    const { id } = await getActor(ctx, request)
    return { data: { conversations: await countUnreadConversations(ctx, id) } }
  })
  bind(api, 'getConversation', async ({ params, query, request }) => {
    const person = await getActor(ctx, request)
    return getConversation(ctx, { id: readId(params.id), person, ...query })
  })
  bind(api, 'markRead', async ({ params, body, request }) => {
    const person = await getActor(ctx, request)
    const conversations = await markRead(ctx, { id: readId(params.id), person, messageId: body.message_id })
    return { data: { conversations } }
  })
  bind(api, 'readByLink', async ({ body }) => readByLink(ctx, body), {
    limit: async (request) => enforceNetworkLimits(limits, [readLinkLimit], request),
  })
}

function stoppingRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'muteConversation', async ({ params, request }) => {
    await muteConversation(ctx, { id: readId(params.id), person: await getActor(ctx, request), muted: true })
    return { data: null }
  })
  bind(api, 'unmuteConversation', async ({ params, request }) => {
    await muteConversation(ctx, { id: readId(params.id), person: await getActor(ctx, request), muted: false })
    return { data: null }
  })
  bind(api, 'blockPartner', async ({ params, request }) => {
    await blockPartner(ctx, { id: readId(params.id), person: await getActor(ctx, request), blocked: true })
    return { data: null }
  })
  bind(api, 'unblockPartner', async ({ params, request }) => {
    await blockPartner(ctx, { id: readId(params.id), person: await getActor(ctx, request), blocked: false })
    return { data: null }
  })
}

/** Ends the mails about a conversation for one of its people, or lets them come again. Repeated, it changes nothing. */
function muteConversation(
  ctx: Context,
  { id, person, muted }: { id: number; person: Person; muted: boolean },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const conversation = await requireConversation(ctx, { id, person })
    await updateMuted(ctx, { conversationId: conversation.id, personId: person.id, muted })
  })
}

/**
 * Returns a conversation by the link of a mail, for reading alone, and without what is its reader's alone: a link may be passed on.
 * Refuses as invalid a link that is none, or has ended.
 */
async function readByLink(
  ctx: Context,
  { token, before }: { token: string; before?: number | undefined },
): Promise<ConversationPiece> {
  const link = unsealReadLink(ctx, await unlessRevoked(ctx, token))
  const person = link && (await findPersonById(ctx, link.personId))
  // Who changed their address may have lost the mailbox of the old one.
  if (!person || !link.isFor(person.email)) throw invalidLink()
  const piece = await getConversation(ctx, { id: link.conversationId, person, before }).catch((error) => {
    throw error instanceof Refusal && error.code === 'not_found' ? invalidLink() : error
  })
  return { ...piece, messages: piece.messages.map(({ folded: _own, unsent: _too, ...message }) => message) }
}

const invalidLink = () => new Refusal('invalid', readLinkInvalid, { errors: { token: [readLinkInvalid] } })

/** The whole answer of `getConversation`. */
type ConversationPiece = AnswerBody<'getConversation'>

type Input = {
  id: number
  person: Pick<Person, 'id'>
  /** The ids between whose messages a piece is asked for: without them, the last ones. */
  before?: number | undefined
  after?: number | undefined
  /** Own messages that were held, asked for again after others. */
  again?: number[] | undefined
}

/**
 * Returns a conversation for one of its people, with its last messages, those before one, or those after one and those asked for again.
 * When nothing is newer than `after`, no newer message is looked for. Refuses as not found a conversation that is not theirs.
 */
async function getConversation(ctx: Context, { id, person, ...which }: Input): Promise<ConversationPiece> {
  const row = await findConversationRow(ctx, { id, personId: person.id })
  if (!row) throw noSuchConversation()
  const { messages, earlier } = await selectPiece(ctx, row, which)
  const [covers, whyNot, silent, photos] = await Promise.all([
    findCovers(ctx, [row]),
    whyCannotWrite(ctx, person.id),
    findSilentPartners(ctx, [row]),
    picturesOfMessages(
      ctx,
      messages.map((message) => message.id),
    ),
  ])
  return {
    data: serializeConversation(ctx, row, { cover: covers.get(row.id), whyNot, canAnswer: !silent.has(row.id) }),
    messages: messages.map((message) =>
      serializeMessage(ctx, message, { conversation: row, photos: photos.get(message.id) ?? [] }),
    ),
    earlier,
  }
}

async function selectPiece(
  ctx: Context,
  { id: conversationId, person_id: personId, last_message_id }: ConversationRow,
  { before, after, again = [] }: Pick<Input, 'before' | 'after' | 'again'>,
): Promise<{ messages: ShownRow[]; earlier: number | null }> {
  const piece = { conversationId, personId, limit: messagesPerPage }
  if (after !== undefined) {
    const held = again.filter((id) => id <= after)
    const isCurrent = after >= last_message_id
    const [asked, newer] = [
      held.length ? await selectOwnAgain(ctx, { ...piece, ids: held }) : [],
      isCurrent ? [] : await selectMessagesAfter(ctx, { ...piece, after }),
    ]
    return { messages: [...asked, ...newer], earlier: null }
  }
  // One more than is answered says whether there are others.
  const rows = await selectMessagesBefore(ctx, { ...piece, limit: messagesPerPage + 1, before })
  const messages = rows.slice(0, messagesPerPage).reverse()
  return { messages, earlier: rows.length > messagesPerPage ? (messages[0]?.id ?? null) : null }
}

/** Lists one page of a person's conversations, the one with the newest message first, with their number. */
async function listConversations(
  ctx: Context,
  { person, page }: { person: Pick<Person, 'id'>; page: number },
): Promise<{ conversations: Answer<'listConversations'>; total: number }> {
  const size = conversationsPerPage
  const [rows, total] = await Promise.all([
    selectConversations(ctx, { personId: person.id, size, offset: (page - 1) * size }),
    countConversations(ctx, person.id),
  ])
  const [covers, whyNot, silent] = await Promise.all([
    findCovers(ctx, rows),
    whyCannotWrite(ctx, person.id),
    findSilentPartners(ctx, rows),
  ])
  const serialize = (row: ConversationRow) =>
    serializeConversation(ctx, row, { cover: covers.get(row.id), whyNot, canAnswer: !silent.has(row.id) })
  return { conversations: rows.map(serialize), total }
}

/** The conversations whose other person may write to nobody now. */
async function findSilentPartners(ctx: Context, rows: ConversationRow[]): Promise<Set<number>> {
  const restricted = await findWorstInForce(ctx, [...new Set(rows.flatMap(({ partner_id }) => partner_id ?? []))])
  return new Set(rows.filter(({ partner_id }) => partner_id !== null && restricted.has(partner_id)).map(({ id }) => id))
}

/** The cover of each conversation's listing, by the conversation's id. */
async function findCovers(ctx: Context, rows: ConversationRow[]): Promise<Map<number, Picture | undefined>> {
  const pictures = await picturesOf(ctx, [...new Set(rows.flatMap((row) => row.listing_id ?? []))])
  return new Map(rows.map((row) => [row.id, pictures.get(row.listing_id ?? 0)?.[0]]))
}
