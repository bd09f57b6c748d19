import { readId } from '@reable/contract/ids'
import { manualsPerPage } from '@reable/contract/manuals/rules'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, setPaginationHeader } from '#platform/http'
import { admitVolunteers } from '#volunteers'
import { changeHosts } from './change-hosts.ts'
import { getHosts, listManuals, serializeHosts, serializeStored } from './list-manuals.ts'
import { changeManual, writeManual } from './write-manual.ts'

export function manualsRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listManuals', async ({ query: { page }, request, reply }) => {
    const { manuals, total } = await listManuals(ctx, { page, volunteer: await actorOf(ctx, request) })
    setPaginationHeader(reply, page, manualsPerPage, total)
    return { data: manuals }
  })
  bind(api, 'getManualHosts', async ({ request }) => ({
    data: await getHosts(ctx, { volunteer: await actorOf(ctx, request) }),
  }))
  bindChanges(api, ctx)
}

function bindChanges(api: FastifyInstance, ctx: Context): void {
  const forStewards = { authorize: admitVolunteers(ctx, 'change_manual') }
  const write = async ({ body: fields, request }: BoundRequest<'writeManual'>) => ({
    data: serializeStored(await writeManual(ctx, { fields, volunteer: await actorOf(ctx, request) })),
  })
  bind(api, 'writeManual', write, forStewards)
  const change = async ({ params, body, request }: BoundRequest<'changeManual'>) => {
    const { version, withdrawn, ...fields } = body
    const manual = { id: readId(params.id), fields, version, withdrawn }
    return { data: serializeStored(await changeManual(ctx, { ...manual, volunteer: await actorOf(ctx, request) })) }
  }
  bind(api, 'changeManual', change, forStewards)
  const changeList = async ({ body, request }: BoundRequest<'changeManualHosts'>) => ({
    data: serializeHosts(await changeHosts(ctx, { ...body, volunteer: await actorOf(ctx, request) })),
  })
  bind(api, 'changeManualHosts', changeList, forStewards)
}
