import { sentMessagesPerPage } from '@reable/contract/messages/rules'
import type { FastifyInstance } from 'fastify'
import { admissionOf, getActor } from '#accounts'
import type { Context } from '#platform/context'
import { bind, type Limits, serializeLimit, setPaginationHeader } from '#platform/http'
import { idempotencyKeyOf } from '#platform/idempotency'
import { conversationRoutes } from './conversations/conversation-routes.ts'
import { mailedRoutes } from './incoming/mailed-routes.ts'
import { listSentMessages } from './list-sent-messages.ts'
import { messageLimit } from './message-limits.ts'
import { messageUsesLeft } from './message-uses-left.ts'
import { newPeopleAdmission } from './posting/new-people.ts'
import { sendMessage } from './send-message.ts'

export function messagesRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'sendMessage', async ({ body, request }) => {
    const sender = await getActor(ctx, request)
    const key = idempotencyKeyOf(request, body)
    const admit = await admissionOf(ctx, { limits, person: sender, limit: messageLimit })
    const admitPerson = await newPeopleAdmission(ctx, { limits, person: sender })
    const message = { sender, listingId: body.post_id, body: body.body, key, admit, admitPerson }
    return { data: await sendMessage(ctx, message) }
  })
  bind(api, 'getMessageLimit', async ({ query: { post_id: listingId }, request }) => {
    return serializeLimit(await messageUsesLeft(ctx, { limits, sender: await getActor(ctx, request), listingId }))
  })
  bind(api, 'listSentMessages', async ({ query: { page }, request, reply }) => {
    const { messages, total } = await listSentMessages(ctx, { sender: await getActor(ctx, request), page })
    setPaginationHeader(reply, page, sentMessagesPerPage, total)
    return { data: messages }
  })
  conversationRoutes(api, ctx, limits)
  mailedRoutes(api, ctx)
}
