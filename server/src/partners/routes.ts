import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { actorOf, getActor } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { admitVolunteers } from '#volunteers'
import { acceptMembership } from './accept-membership.ts'
import { getPartner, listPartners } from './get-partner.ts'
import { inviteMember } from './invite-member.ts'
import { removeMember } from './remove-member.ts'
import { changePartner, createPartner } from './save-partner.ts'

/** Partner organisations and their members, whom stewards invite. */
export function partnersRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'acceptMembership', async ({ body, request }) => {
    const person = await getActor(ctx, request)
    return { data: await acceptMembership(ctx, { person, token: body.invitation_token }) }
  })
  bindReading(api, ctx)
  bindChanges(api, ctx)
  bindMembers(api, ctx)
}

/** Bodies from anyone but stewards are not read. */
const forStewards = (ctx: Context) => ({ authorize: admitVolunteers(ctx, 'change_partners') })

function bindReading(api: FastifyInstance, ctx: Context): void {
  const list = async ({ request }: BoundRequest<'listEditedPartners'>) => ({
    data: await listPartners(ctx, { volunteer: await actorOf(ctx, request) }),
  })
  bind(api, 'listEditedPartners', list, forStewards(ctx))
  const get = async ({ params, request }: BoundRequest<'getPartner'>) => ({
    data: await getPartner(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id) }),
  })
  bind(api, 'getPartner', get, forStewards(ctx))
}

function bindChanges(api: FastifyInstance, ctx: Context): void {
  const create = async ({ body, request }: BoundRequest<'createPartner'>) => {
    const volunteer = await actorOf(ctx, request)
    const id = await createPartner(ctx, { volunteer, name: body.name })
    return { data: await getPartner(ctx, { volunteer, id }) }
  }
  bind(api, 'createPartner', create, forStewards(ctx))
  const change = async ({ params, body: { version: seen, ...fields }, request }: BoundRequest<'changePartner'>) => {
    const volunteer = await actorOf(ctx, request)
    const id = readId(params.id)
    await changePartner(ctx, { volunteer, id, seen, fields })
    return { data: await getPartner(ctx, { volunteer, id }) }
  }
  bind(api, 'changePartner', change, forStewards(ctx))
}

function bindMembers(api: FastifyInstance, ctx: Context): void {
  const invite = async ({ params, body, request }: BoundRequest<'inviteMember'>) => {
    await inviteMember(ctx, { volunteer: await actorOf(ctx, request), id: readId(params.id), email: body.email })
    return { data: null }
  }
  bind(api, 'inviteMember', invite, forStewards(ctx))
  const remove = async ({ params, request }: BoundRequest<'removeMember'>) => {
    const volunteer = await actorOf(ctx, request)
    await removeMember(ctx, { volunteer, id: readId(params.id), personId: readId(params.person) })
    return { data: null }
  }
  bind(api, 'removeMember', remove, forStewards(ctx))
}
