import { readId } from '@reable/contract/ids'
import { foundPerPage } from '@reable/contract/people/rules'
import type { FastifyInstance } from 'fastify'
import { actorOf, getActorEvenBanned } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, setPaginationHeader } from '#platform/http'
import { admitVolunteers } from '#volunteers'
import { getAccount } from './account/get-account.ts'
import { listAccountListings } from './account/list-account-listings.ts'
import { findPeople } from './find-people.ts'
import { agreeToFactorReset } from './lost-factor/agree-to-factor-reset.ts'
import { beginFactorReset } from './lost-factor/begin-factor-reset.ts'
import { refuseFactorReset } from './lost-factor/refuse-factor-reset.ts'
import { noteOnPerson } from './notes/note-on-person.ts'
import { agreeToBan } from './restricting/agree-to-ban.ts'
import { answerRestriction } from './restricting/answer-restriction.ts'
import { keepRestriction } from './restricting/keep-restriction.ts'
import { liftRestriction } from './restricting/lift-restriction.ts'
import { listOwnRestrictions } from './restricting/list-own-restrictions.ts'
import { listRestrictions } from './restricting/list-restrictions.ts'
import { restrictPerson } from './restricting/restrict-person.ts'

export function peopleRoutes(api: FastifyInstance, ctx: Context): void {
  accountRoutes(api, ctx)
  restrictingRoutes(api, ctx)
  lostFactorRoutes(api, ctx)
  ownRoutes(api, ctx)
}

function accountRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'findPeople', async ({ query, request }) =>
    findPeople(ctx, { volunteer: await actorOf(ctx, request), ...query }),
  )
  bind(api, 'getPerson', async ({ params, request }) => ({
    data: await getAccount(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id) }),
  }))
  bind(api, 'listPersonListings', async ({ params, query: { page }, request, reply }) => {
    const volunteer = await actorOf(ctx, request)
    const { listings, total } = await listAccountListings(ctx, { volunteer, id: readId(params.id), page })
    setPaginationHeader(reply, page, foundPerPage, total)
    return { data: listings }
  })
  const note = async ({ params, body, request }: BoundRequest<'noteOnPerson'>) => {
    await noteOnPerson(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id), words: body.note })
    return { data: null }
  }
  bind(api, 'noteOnPerson', note, { authorize: admitVolunteers(ctx, 'note_on_person') })
}

function restrictingRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listRestrictions', async ({ query, request, reply }) => {
    const { restrictions, total } = await listRestrictions(ctx, { volunteer: await actorOf(ctx, request), ...query })
    setPaginationHeader(reply, query.page, foundPerPage, total)
    return { data: restrictions }
  })
  const restrict = async ({ params, body, request }: BoundRequest<'restrictPerson'>) => ({
    data: await restrictPerson(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id), ...body }),
  })
  bind(api, 'restrictPerson', restrict, { authorize: admitVolunteers(ctx, 'restrict_person') })
  const agree = async ({ params, request }: BoundRequest<'agreeToBan'>) => {
    await agreeToBan(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id) })
    return { data: null }
  }
  bind(api, 'agreeToBan', agree, { authorize: admitVolunteers(ctx, 'agree_to_ban') })
  const lift = async ({ params, body, request }: BoundRequest<'liftRestriction'>) => {
    await liftRestriction(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id), ...body })
    return { data: null }
  }
  bind(api, 'liftRestriction', lift, { authorize: admitVolunteers(ctx, 'lift_restriction') })
  const keep = async ({ params, body, request }: BoundRequest<'keepRestriction'>) => {
    await keepRestriction(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id), ...body })
    return { data: null }
  }
  bind(api, 'keepRestriction', keep, { authorize: admitVolunteers(ctx, 'keep_restriction') })
}

/** What stewards do for somebody who lost their second factor. */
function lostFactorRoutes(api: FastifyInstance, ctx: Context): void {
  const begin = async ({ params, body, request }: BoundRequest<'beginFactorReset'>) => {
    await beginFactorReset(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id), ...body })
    return { data: null }
  }
  bind(api, 'beginFactorReset', begin, { authorize: admitVolunteers(ctx, 'begin_factor_reset') })
  const agree = async ({ params, request }: BoundRequest<'agreeToFactorReset'>) => {
    await agreeToFactorReset(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id) })
    return { data: null }
  }
  bind(api, 'agreeToFactorReset', agree, { authorize: admitVolunteers(ctx, 'agree_to_factor_reset') })
  const refuse = async ({ params, request }: BoundRequest<'refuseFactorReset'>) => {
    await refuseFactorReset(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id) })
    return { data: null }
  }
  bind(api, 'refuseFactorReset', refuse, { authorize: admitVolunteers(ctx, 'refuse_factor_reset') })
}

/** What is left to who is banned, too. */
function ownRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listOwnRestrictions', async ({ request }) => ({
    data: await listOwnRestrictions(ctx, { person: await getActorEvenBanned(ctx, request) }),
  }))
  bind(api, 'answerRestriction', async ({ params, body, request }) => {
    await answerRestriction(ctx, { person: await getActorEvenBanned(ctx, request), id: readId(params.id), ...body })
    return { data: null }
  })
}
