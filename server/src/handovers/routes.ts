import { readId } from '@reable/contract/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Admit, admissionOf, getActor } from '#accounts'
import { isLastSaid } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { bind, enforceNetworkLimits, type Limits } from '#platform/http'
import { idempotencyKeyOf, runOnce } from '#platform/idempotency'
import { answerByLink, readAnswerLink } from './answers/answer-by-link.ts'
import { sendQuickAnswer } from './answers/send-quick-answer.ts'
import { answerLinkLimit, handoverLimit } from './handover-limits.ts'
import { findScope, lockScope, type Scope } from './handover-scope.ts'
import { agreeToMeeting } from './meetings/agree-to-meeting.ts'
import { cancelMeeting } from './meetings/cancel-meeting.ts'
import { declineMeeting } from './meetings/decline-meeting.ts'
import { reportNoShow } from './meetings/report-no-show.ts'
import { suggestMeeting } from './meetings/suggest-meeting.ts'
import { endPromise } from './promises/end-promise.ts'
import { listReceivers } from './promises/list-receivers.ts'
import { promiseListing } from './promises/promise-listing.ts'
import { serializeHandover } from './serialize-handover.ts'
import { sheetRoutes } from './sheets/sheet-routes.ts'
import { joinWaitingList } from './waiting/join-waiting-list.ts'
import { leaveWaitingList } from './waiting/leave-waiting-list.ts'

type Act = (ctx: Context, scope: Scope) => Promise<void>

type Asked = { params: { id: string }; request: FastifyRequest }

export function handoversRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  /** Does something in the conversation of a call, and answers how things stand then. */
  const act = async ({ params, request }: Asked, work: Act) => {
    const person = await getActor(ctx, request)
    const wanted = { id: readId(params.id), person }
    const admit = await admissionOf(ctx, { limits, person, limit: handoverLimit })
    await inTransaction(ctx, async (ctx) => {
      const scope = await lockScope(ctx, wanted)
      await admit(ctx)
      await work(ctx, scope)
    })
    return { data: await serializeHandover(ctx, await findScope(ctx, wanted)) }
  }
  bind(api, 'promiseListing', (asked) => act(asked, promiseListing))
  bind(api, 'endPromise', (asked) => act(asked, endPromise))
  bind(api, 'joinWaitingList', (asked) => act(asked, joinWaitingList))
  bind(api, 'leaveWaitingList', (asked) => act(asked, leaveWaitingList))
  bind(api, 'declineMeeting', (asked) => act(asked, declineMeeting))
  bind(api, 'cancelMeeting', (asked) => act(asked, cancelMeeting))
  bind(api, 'reportNoShow', (asked) => act(asked, reportNoShow))
  bind(api, 'getHandover', async ({ params, request }) => {
    const person = await getActor(ctx, request)
    return { data: await serializeHandover(ctx, await findScope(ctx, { id: readId(params.id), person })) }
  })
  bind(api, 'listReceivers', async ({ params, request }) => {
    const owner = await getActor(ctx, request)
    return { data: await listReceivers(ctx, { owner, id: readId(params.id) }) }
  })
  bind(api, 'suggestMeeting', (asked) => act(asked, (ctx, scope) => suggestMeeting(ctx, scope, asked.body)))
  bind(api, 'agreeToMeeting', (asked) =>
    act(asked, (ctx, scope) => agreeToMeeting(ctx, scope, { suggestionId: asked.body.suggestion_id })),
  )
  answerRoutes(api, ctx, limits)
  sheetRoutes(api, ctx, limits)
}

/** The prepared answers, by the page and by the links of mails; these need nobody to be signed in. */
function answerRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'sendQuickAnswer', async ({ params, body, request }) => {
    const writer = await getActor(ctx, request)
    const wanted = { id: readId(params.id), person: writer }
    const key = idempotencyKeyOf(request, body)
    const admit: Admit = await admissionOf(ctx, { limits, person: writer, limit: handoverLimit })
    const isStillValid = ({ id }: { id: number }) => isLastSaid(ctx, { messageId: id, personId: writer.id })
    const once = { personId: writer.id, action: `quick answer ${wanted.id}`, key, isStillValid }
    await runOnce(ctx, once, async (ctx) => {
      const scope = await lockScope(ctx, wanted)
      await admit(ctx)
      return sendQuickAnswer(ctx, scope, { writer, answer: body.answer, origin: 'page' })
    })
    return { data: await serializeHandover(ctx, await findScope(ctx, wanted)) }
  })
  const limited = {
    limit: async (request: FastifyRequest) => enforceNetworkLimits(limits, [answerLinkLimit], request),
  }
  bind(api, 'readAnswerLink', async ({ body }) => ({ data: await readAnswerLink(ctx, body) }), limited)
  bind(api, 'answerByLink', async ({ body }) => ({ data: await answerByLink(ctx, body) }), limited)
}
