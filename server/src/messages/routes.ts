import { sentMessagesPerPage } from '@reable/contract/messages-rules'
import type { FastifyInstance } from 'fastify'
import { findMemberSince, getActor, type Person } from '#accounts'
import type { Context } from '#platform/context'
import { bind, holdTo, type Limits, paginationHeader } from '#platform/http'
import { onceKeyOf } from '#platform/once'
import { listSentMessages } from './list-sent-messages.ts'
import { messageLimits } from './message-limits.ts'
import { sendMessage } from './send-message.ts'

export function messagesRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'sendMessage', async ({ body, request }) => {
    const sender = await getActor(ctx, request)
    const key = onceKeyOf(request, body)
    const admit = await admission(ctx, limits, sender)
    return { data: await sendMessage(ctx, { sender, listingId: body.post_id, body: body.body, key, admit }) }
  })
  bind(api, 'listSentMessages', async ({ query: { page }, request, reply }) => {
    const { messages, total } = await listSentMessages(ctx, { sender: await getActor(ctx, request), page })
    paginationHeader(reply, page, sentMessagesPerPage, total)
    return { data: messages }
  })
}

async function admission(ctx: Context, limits: Limits, { id }: Person): Promise<() => void> {
  const now = ctx.clock.now()
  const held = messageLimits((await findMemberSince(ctx, id)) ?? now, now)
  return () => holdTo(limits, held, `person ${id}`)
}
