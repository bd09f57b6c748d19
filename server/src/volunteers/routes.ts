import { readId } from '@reable/contract/ids'
import { logPerPage } from '@reable/contract/volunteers/rules'
import type { FastifyInstance } from 'fastify'
import { actorOf, getActor } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, setPaginationHeader } from '#platform/http'
import { exportLog } from './log/export-log.ts'
import { listLog } from './log/list-log.ts'
import { acceptInvitation } from './roles/accept-invitation.ts'
import { admitVolunteers } from './roles/admit-volunteers.ts'
import { changeRole } from './roles/change-role.ts'
import { confirmSteward } from './roles/confirm-steward.ts'
import { inviteVolunteer } from './roles/invite-volunteer.ts'
import { listVolunteers } from './roles/list-volunteers.ts'
import { withdrawInvitation } from './roles/withdraw-invitation.ts'

export function volunteersRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listVolunteers', async ({ request }) => listVolunteers(ctx, { volunteer: await actorOf(ctx, request) }))
  bind(api, 'acceptInvitation', async ({ body, request }) => {
    const person = await getActor(ctx, request)
    return { data: await acceptInvitation(ctx, { person, token: body.invitation_token }) }
  })
  roleRoutes(api, ctx)
  logRoutes(api, ctx)
}

function roleRoutes(api: FastifyInstance, ctx: Context): void {
  const stewardsOnly = { authorize: admitVolunteers(ctx, 'give_role') }
  const invite = async ({ body, request }: BoundRequest<'inviteVolunteer'>) => {
    const waits = await inviteVolunteer(ctx, { volunteer: await actorOf(ctx, request), ...body })
    return { data: { waits } }
  }
  bind(api, 'inviteVolunteer', invite, stewardsOnly)
  const withdraw = async ({ params, request }: BoundRequest<'withdrawInvitation'>) => {
    await withdrawInvitation(ctx, { volunteer: await actorOf(ctx, request), personId: readId(params.id) })
    return { data: null }
  }
  bind(api, 'withdrawInvitation', withdraw, stewardsOnly)
  const change = async ({ params, body, request }: BoundRequest<'changeRole'>) => {
    const personId = readId(params.id)
    const waits = await changeRole(ctx, { volunteer: await actorOf(ctx, request), personId, ...body })
    return { data: { waits } }
  }
  bind(api, 'changeRole', change, stewardsOnly)
  const confirm = async ({ params, request }: BoundRequest<'confirmSteward'>) => {
    await confirmSteward(ctx, { volunteer: await actorOf(ctx, request), personId: readId(params.id) })
    return { data: null }
  }
  bind(api, 'confirmSteward', confirm, { authorize: admitVolunteers(ctx, 'confirm_steward') })
}

function logRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listLog', async ({ query, request, reply }) => {
    const { entries, total, more } = await listLog(ctx, { volunteer: await actorOf(ctx, request), ...query })
    setPaginationHeader(reply, query.page, logPerPage, total)
    return { data: entries, more }
  })
  const download = async ({ body, request }: BoundRequest<'exportLog'>) => ({
    data: await exportLog(ctx, { volunteer: await actorOf(ctx, request), ...body }),
  })
  bind(api, 'exportLog', download, { authorize: admitVolunteers(ctx, 'export_log') })
}
