import type { Answer } from '@reable/contract/client'
import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { listScreeningSignals, previewScreeningSignal, type SignalRow } from '#screening'
import { admitVolunteers, requireVolunteer } from '#volunteers'
import { changeScreeningBy } from './change-screening-by.ts'

/** What is looked for before a listing is public: volunteers read it, try a change and make it. */
export function screeningRoutes(api: FastifyInstance, ctx: Context): void {
  const forStewards = { authorize: admitVolunteers(ctx, 'change_screening') }
  bind(api, 'listScreeningSignals', async ({ request }) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: (await listScreeningSignals(ctx)).map(serializeSignal) }
  })
  const preview = async ({ params, body, request }: BoundRequest<'previewScreeningSignal'>) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await previewScreeningSignal(ctx, { id: readId(params.id), fields: body }) }
  }
  bind(api, 'previewScreeningSignal', preview, { authorize: admitVolunteers(ctx) })
  const change = async ({ params, body, request }: BoundRequest<'changeScreeningSignal'>) => {
    const { updated_at_utc: seen, ...fields } = body
    const change = { id: readId(params.id), fields, seen }
    return { data: serializeSignal(await changeScreeningBy(ctx, { volunteer: await actorOf(ctx, request), change })) }
  }
  bind(api, 'changeScreeningSignal', change, forStewards)
}

const serializeSignal = (row: SignalRow): Answer<'changeScreeningSignal'> => ({
  ...{ id: row.id, kind: row.kind, name: row.name, action: row.action, weight: row.weight },
  ...{ threshold: row.threshold, words: row.words, active: row.active },
  updated_at_utc: row.updated_at.toISOString(),
})
