import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { type Admit, actorOf, getActor, type Person } from '#accounts'
import { addSignal, listSignals } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { type BoundRequest, bind, enforceLimitsExactly, enforceNetworkLimitsExactly, type Limits } from '#platform/http'
import { addVersion } from '#versions'
import { admitVolunteers, recordAct, requireMay, requireVolunteer } from '#volunteers'
import { networkReportLimits, reportLimits } from '../report-limits.ts'
import { changeSignalBy } from './change-signal-by.ts'
import { readReportedConversation } from './read-reported-conversation.ts'
import { reportPerson } from './report-person.ts'
import { serializeSignal } from './serialize-worry.ts'
import { signalFieldsOf } from './signal-fields.ts'

export function peopleRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'reportPerson', async ({ params, body, request }) => {
    const reporter = await getActor(ctx, request)
    const admit: Admit = async (ctx) => {
      await enforceLimitsExactly(ctx, limits, reportLimits, `person ${reporter.id}`)
      await enforceNetworkLimitsExactly(ctx, limits, networkReportLimits, request)
    }
    const { reasons, words, message_ids: messageIds } = body
    await reportPerson(ctx, { reporter, conversationId: readId(params.id), reasons, words, messageIds, admit })
    return { data: null }
  })
  volunteerRoutes(api, ctx)
  worryRoutes(api, ctx)
}

function volunteerRoutes(api: FastifyInstance, ctx: Context): void {
  const read = async ({ params, body, request }: BoundRequest<'readReportedConversation'>) =>
    readReportedConversation(ctx, { volunteer: await actorOf(ctx, request), reportId: readId(params.id), ...body })
  bind(api, 'readReportedConversation', read, { authorize: admitVolunteers(ctx, 'read_conversation') })
}

function worryRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listSignals', async ({ request }) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: (await listSignals(ctx)).map(serializeSignal) }
  })
  const add = async ({ body, request }: BoundRequest<'addSignal'>) => {
    const { near_words: nearWords, ...fields } = body
    const signal = { ...fields, nearWords }
    return { data: serializeSignal(await addSignalBy(ctx, { volunteer: await actorOf(ctx, request), signal })) }
  }
  bind(api, 'addSignal', add, { authorize: admitVolunteers(ctx, 'change_signal') })
  const change = async ({ params, body, request }: BoundRequest<'changeSignal'>) => {
    const { near_words: nearWords, updated_at_utc: seen, ...fields } = body
    const change = { ...fields, id: readId(params.id), nearWords, seen }
    return { data: serializeSignal(await changeSignalBy(ctx, { volunteer: await actorOf(ctx, request), change })) }
  }
  bind(api, 'changeSignal', change, { authorize: admitVolunteers(ctx, 'change_signal') })
}

type Signal = Awaited<ReturnType<typeof addSignal>>
type Input = { volunteer: Person | undefined; signal: Omit<Parameters<typeof addSignal>[1], 'volunteerId'> }

/** A steward adds something that makes a message worrying; it is logged. Refuses as `requireMay` and `addSignal` do. */
async function addSignalBy(ctx: Context, { signal, ...input }: Input): Promise<Signal> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_signal')
  return inTransaction(ctx, async (ctx) => {
    const after = await addSignal(ctx, { ...signal, volunteerId: volunteer.id })
    const document = { kind: 'signal', key: after.id } as const
    await addVersion(ctx, { volunteer, document, before: undefined, after: signalFieldsOf(after) })
    await recordAct(ctx, { volunteer, act: 'change_signal', subject: { kind: 'signal', id: after.id }, after })
    return after
  })
}
