import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import {
  type BoundRequest,
  bind,
  countPagesForAccount,
  enforceLimitsExactly,
  enforceNetworkLimits,
  type Limits,
} from '#platform/http'
import * as accountLimits from '../account-limits.ts'
import { findOwnSession, getActor, readSessionHeaders } from '../sessions/actor.ts'
import { rememberDevice } from '../sessions/known-device.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { canonicalEmail, mailboxOf } from './email-addresses.ts'
import { findOpenChange } from './email-change-queries.ts'
import { makeEmailChange, readChange } from './make-email-change.ts'
import { requestEmailChange } from './request-email-change.ts'
import { undoEmailChange } from './undo-email-change.ts'

export function emailChangeRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bindRequestedChange(api, ctx, limits)
  bindMailedLinks(api, ctx, limits)
}

/** The change that a signed-in person has requested. */
function bindRequestedChange(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'getEmailChange', async ({ request }) => {
    const change = await findOpenChange(ctx, (await getActor(ctx, request)).id)
    return { data: change ? { email: change.newEmail } : null }
  })
  bind(api, 'askEmailChange', async ({ body: { user }, request }) => {
    const person = await getActor(ctx, request)
    await enforceLimitsExactly(ctx, limits, accountLimits.changePasswordLimits, `person ${person.id}`)
    await requestEmailChange(ctx, {
      ...{
        person,
        token: readSessionHeaders(request).token,
        email: user.email,
        currentPassword: user.current_password,
      },
      // A mistyped password costs nothing: a request is counted in its own transaction.
      admit: async (ctx) => {
        await enforceLimitsExactly(ctx, limits, accountLimits.emailChangeLimits, `person ${person.id}`)
        await enforceLimitsExactly(ctx, limits, accountLimits.newAddressLimits, canonicalEmail(user.email))
        await enforceLimitsExactly(ctx, limits, [accountLimits.mailboxLimit], mailboxOf(user.email))
      },
    })
    return { data: { email: canonicalEmail(user.email) } }
  })
  bind(api, 'cancelEmailChange', async ({ request }) => {
    await cancelEmailChange(ctx, { person: await getActor(ctx, request) })
    return { data: null }
  })
}

/** The links that were mailed to the new address and to the old one, in whichever browser they are opened. */
function bindMailedLinks(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limitedLinks = {
    limit: async (request: FastifyRequest) => enforceNetworkLimits(limits, accountLimits.linkLimits, request),
  }
  const read = async ({ query, request }: BoundRequest<'readEmailChange'>) => {
    const session = await findOwnSession(ctx, request)
    const { newEmail: email, requiredProof: asks } = await readChange(ctx, { token: query.email_token, session })
    return { data: { email, asks } }
  }
  bind(api, 'readEmailChange', read, limitedLinks)
  const make = async ({ body: { user }, request, reply }: BoundRequest<'makeEmailChange'>) => {
    const session = await findOwnSession(ctx, request)
    const input = { token: user.email_token, session, currentPassword: user.current_password }
    const { requiredProof, personId } = await readChange(ctx, input)
    if (requiredProof !== 'press')
      await enforceLimitsExactly(ctx, limits, accountLimits.changePasswordLimits, `person ${personId}`)
    const updatedUser = await makeEmailChange(ctx, input)
    countPagesForAccount(request, updatedUser.user_id)
    rememberDevice(ctx.config, { request, reply, user: updatedUser })
    return { data: updatedUser }
  }
  bind(api, 'makeEmailChange', make, limitedLinks)
  const undo = async ({ body: { user }, request }: BoundRequest<'undoEmailChange'>) => {
    const { email, resetToken } = await undoEmailChange(ctx, { token: user.undo_token })
    countPagesForAccount(request, null)
    return { data: { email, reset_password_token: resetToken } }
  }
  bind(api, 'undoEmailChange', undo, limitedLinks)
}
