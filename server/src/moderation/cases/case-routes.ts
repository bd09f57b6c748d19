import { casesPerPage } from '@reable/contract/cases/rules'
import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import { claimCase, nameOfVolunteer, putBackCase } from '#cases'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, setPaginationHeader } from '#platform/http'
import { admitVolunteers, requireVolunteer } from '#volunteers'
import { decideCase } from './decide-case.ts'
import { getCase } from './get-case.ts'
import { listCases } from './list-cases.ts'
import { listDecidedCases } from './list-decided-cases.ts'
import { noteOnCase } from './note-on-case.ts'
import { findNextCase } from './queue-queries.ts'
import { undoDecision } from './undo/undo-decision.ts'

/** The queue of cases, what volunteers decide in it, and that it is taken back. */
export function caseRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listCases', async ({ query, request, reply }) => {
    const { cases, total, decidedLately } = await listCases(ctx, { volunteer: await actorOf(ctx, request), ...query })
    setPaginationHeader(reply, query.page, casesPerPage, total)
    return { data: cases, decided_lately: decidedLately }
  })
  bind(api, 'listDecidedCases', async ({ query, request, reply }) => {
    const { decided, total } = await listDecidedCases(ctx, { volunteer: await actorOf(ctx, request), ...query })
    setPaginationHeader(reply, query.page, casesPerPage, total)
    return { data: decided }
  })
  bind(api, 'getCase', async ({ params, request }) => ({
    data: await getCase(ctx, { volunteer: await actorOf(ctx, request), caseId: readId(params.id) }),
  }))
  claimRoutes(api, ctx)
  decisionRoutes(api, ctx)
}

function claimRoutes(api: FastifyInstance, ctx: Context): void {
  const forModerators = { authorize: admitVolunteers(ctx, 'claim_case') }
  const claim = async ({ params, request }: BoundRequest<'claimCase'>) => {
    const volunteer = await actorOf(ctx, request)
    requireVolunteer(volunteer)
    const until = await claimCase(ctx, { volunteer, caseId: readId(params.id) })
    return { data: { name: await nameOfVolunteer(ctx, volunteer), yours: true, until_utc: until.toISOString() } }
  }
  bind(api, 'claimCase', claim, forModerators)
  const putBack = async ({ params, request }: BoundRequest<'putBackCase'>) => {
    const [volunteer, caseId] = [await actorOf(ctx, request), readId(params.id)]
    requireVolunteer(volunteer)
    await putBackCase(ctx, { volunteer, caseId })
    return { data: { next: await findNextCase(ctx, { volunteerId: volunteer.id, after: caseId }) } }
  }
  bind(api, 'putBackCase', putBack, forModerators)
}

function decisionRoutes(api: FastifyInstance, ctx: Context): void {
  const decide = async ({ params, body, request }: BoundRequest<'decideCase'>) => ({
    data: await decideCase(ctx, { volunteer: await actorOf(ctx, request), caseId: readId(params.id), ...body }),
  })
  bind(api, 'decideCase', decide, { authorize: admitVolunteers(ctx, 'claim_case') })
  const note = async ({ params, body, request }: BoundRequest<'noteOnCase'>) => ({
    data: await noteOnCase(ctx, { volunteer: await actorOf(ctx, request), caseId: readId(params.id), body: body.note }),
  })
  bind(api, 'noteOnCase', note, { authorize: admitVolunteers(ctx, 'note_on_case') })
  const undo = async ({ params, request }: BoundRequest<'undoDecision'>) => {
    await undoDecision(ctx, { volunteer: await actorOf(ctx, request), decisionId: readId(params.id) })
    return { data: null }
  }
  bind(api, 'undoDecision', undo, { authorize: admitVolunteers(ctx, 'undo_decision') })
}
