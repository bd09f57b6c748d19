import { readId } from '@reable/contract/ids'
import { noticesPerPage } from '@reable/contract/recalls/rules'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, setPaginationHeader } from '#platform/http'
import { admitVolunteers } from '#volunteers'
import { listCards, serializeStored } from './cards/list-cards.ts'
import { changeCard, writeCard } from './cards/write-card.ts'
import { dismissNotice, listNotices } from './file/list-notices.ts'
import { lookUpRecall } from './lookup/look-up-recall.ts'

export function recallsRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'lookUpRecall', async ({ query }) => ({ data: await lookUpRecall(ctx, query) }))
  bind(api, 'listRecallCards', async ({ request }) => listCards(ctx, { volunteer: await actorOf(ctx, request) }))
  bind(api, 'listRecallNotices', async ({ query: { page }, request, reply }) => {
    const { notices, total } = await listNotices(ctx, { page, volunteer: await actorOf(ctx, request) })
    setPaginationHeader(reply, page, noticesPerPage, total)
    return { data: notices }
  })
  bindChanges(api, ctx)
}

function bindChanges(api: FastifyInstance, ctx: Context): void {
  const forStewards = { authorize: admitVolunteers(ctx, 'change_recall') }
  const dismiss = async ({ params: { nid }, body, request }: BoundRequest<'dismissRecallNotice'>) => ({
    data: await dismissNotice(ctx, { nid, ...body, volunteer: await actorOf(ctx, request) }),
  })
  bind(api, 'dismissRecallNotice', dismiss, { authorize: admitVolunteers(ctx, 'dismiss_recall_notice') })
  const write = async ({ body: { notice, ...fields }, request }: BoundRequest<'writeRecallCard'>) => ({
    data: serializeStored(await writeCard(ctx, { fields, notice, volunteer: await actorOf(ctx, request) })),
  })
  bind(api, 'writeRecallCard', write, forStewards)
  const change = async ({ params, body, request }: BoundRequest<'changeRecallCard'>) => {
    const { version, withdrawn, ...fields } = body
    const card = { id: readId(params.id), fields, version, withdrawn }
    return { data: serializeStored(await changeCard(ctx, { ...card, volunteer: await actorOf(ctx, request) })) }
  }
  bind(api, 'changeRecallCard', change, forStewards)
}
