import type { Answer } from '@reable/contract/client'
import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { actorOf, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { changeScreeningSignal, listScreeningSignals, previewScreeningSignal, type SignalRow } from '#screening'
import { addVersion } from '#versions'
import { admitVolunteers, recordAct, requireMay, requireVolunteer } from '#volunteers'

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

type Input = { volunteer: Person | undefined; change: Omit<Parameters<typeof changeScreeningSignal>[1], 'volunteerId'> }

/** A steward changes what is looked for before a listing is public; it is logged as it was and as it is, and can be brought back. */
async function changeScreeningBy(ctx: Context, { change, ...input }: Input): Promise<SignalRow> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_screening')
  return inTransaction(ctx, async (ctx) => {
    const before = (await listScreeningSignals(ctx)).find(({ id }) => id === change.id)
    const after = await changeScreeningSignal(ctx, { ...change, volunteerId: volunteer.id })
    const subject = { kind: 'screening', id: change.id } as const
    await addVersion(ctx, {
      ...{ volunteer, document: { kind: 'screening', key: change.id } },
      ...{ before: before && fieldsOf(before), after: fieldsOf(after) },
    })
    await recordAct(ctx, { volunteer, act: 'change_screening', subject, before, after })
    return after
  })
}

/** What is looked for as its versions hold it, in the fields of its change. */
const fieldsOf = ({ name, action, weight, threshold, words, active }: SignalRow) => ({
  ...{ name, action, weight, threshold, words, active },
})
