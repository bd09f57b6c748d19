import { readId } from '@reable/contract/ids'
import { conversationsPerPage } from '@reable/contract/messages/conversation-rules'
import type { FastifyInstance } from 'fastify'
import { admissionOf, getActor } from '#accounts'
import type { Context } from '#platform/context'
import { bind, enforceNetworkLimits, type Limits, replyClosedSignal, setPaginationHeader } from '#platform/http'
import { idempotencyKeyOf } from '#platform/idempotency'
import { blockPartner } from '../blocks/block-partner.ts'
import { readLinkLimit, replyLimit } from '../message-limits.ts'
import { sendLeftOut } from '../posting/send-left-out.ts'
import { writeMessage } from '../posting/write-message.ts'
import { getConversation } from './get-conversation.ts'
import { listConversations } from './list-conversations.ts'
import { markRead } from './mark-read.ts'
import { muteConversation } from './mute-conversation.ts'
import { readByLink } from './read-by-link.ts'
import { countUnreadConversations } from './reading-queries.ts'

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
