import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { admitVolunteers } from '#volunteers'
import { listFittingReplies } from './list-fitting-replies.ts'
import { listReplies, serializeReply } from './list-replies.ts'
import { changeReply, writeReply } from './write-reply.ts'

/** Standard replies: volunteers begin with them, stewards change them. */
export function repliesRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listReplies', async ({ request }) => ({
    data: await listReplies(ctx, { volunteer: await actorOf(ctx, request) }),
  }))
  const fitting = async ({ params: { subject, id }, query, request }: BoundRequest<'listFittingReplies'>) => {
    const volunteer = await actorOf(ctx, request)
    return { data: await listFittingReplies(ctx, { volunteer, subject, id: readId(id), ...query }) }
  }
  bind(api, 'listFittingReplies', fitting, { authorize: admitVolunteers(ctx) })
  bindChanges(api, ctx)
}

function bindChanges(api: FastifyInstance, ctx: Context): void {
  const forStewards = { authorize: admitVolunteers(ctx, 'change_replies') }
  const write = async ({ body, request }: BoundRequest<'writeReply'>) => ({
    data: serializeReply(await writeReply(ctx, { volunteer: await actorOf(ctx, request), fields: body })),
  })
  bind(api, 'writeReply', write, forStewards)
  const change = async ({ params, body, request }: BoundRequest<'changeReply'>) => {
    const { version, removed, ...fields } = body
    const reply = { id: readId(params.id), fields, version, removed }
    return { data: serializeReply(await changeReply(ctx, { ...reply, volunteer: await actorOf(ctx, request) })) }
  }
  bind(api, 'changeReply', change, forStewards)
}
