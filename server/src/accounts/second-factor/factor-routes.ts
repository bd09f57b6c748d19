import { readId } from '@reable/contract/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, countPagesForAccount, enforceLimitsExactly, type Limits } from '#platform/http'
import * as accountLimits from '../account-limits.ts'
import type { Person } from '../people/people.ts'
import { getActor, readSessionHeaders } from '../sessions/actor.ts'
import { knownDevice, rememberDevice } from '../sessions/known-device.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { limitFactorTries } from './limit-factor-tries.ts'
import { addPasskey, beginPasskey, challengePasskeys, removePasskey } from './passkeys.ts'
import { getFactorActor, proveFactor } from './prove-factor.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { beginTotp, confirmTotp, removeTotp } from './set-up-totp.ts'

export function secondFactorRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'getSecondFactor', async ({ request }) => {
    return { data: await getSecondFactor(ctx, { person: await getActor(ctx, request) }) }
  })
  bindProof(api, ctx, limits)
  const own: OwnCaller = async (request) => {
    const person = await getActor(ctx, request)
    await enforceLimitsExactly(ctx, limits, accountLimits.changePasswordLimits, `person ${person.id}`)
    return { person, token: readSessionHeaders(request).token }
  }
  bindTotp(api, ctx, own)
  bindPasskeys(api, ctx, own)
}

type OwnCaller = (request: FastifyRequest) => Promise<{ person: Person; token: string }>

/** What a log-in can do that waits for its second factor, and every session besides. */
function bindProof(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'challengeFactor', async ({ request }) => {
    const session = readSessionHeaders(request)
    const person = await getFactorActor(ctx, session)
    await enforceLimitsExactly(ctx, limits, accountLimits.factorChallengeLimits, `person ${person.id}`)
    return { data: { options: await challengePasskeys(ctx, { person, token: session.token }) } }
  })
  bind(api, 'proveFactor', async ({ body, request, reply }) => {
    const session = readSessionHeaders(request)
    const person = await getFactorActor(ctx, session)
    await limitFactorTries(ctx, limits, { person, device: knownDevice(ctx.config, request, person.email) })
    const user = await proveFactor(ctx, session, body)
    countPagesForAccount(request, user.user_id)
    rememberDevice(ctx.config, { request, reply, user })
    return { data: user }
  })
}

const reauthenticationOf = ({ current_password, email }: { current_password: string; email: string }) => ({
  currentPassword: current_password,
  email,
})

function bindTotp(api: FastifyInstance, ctx: Context, own: OwnCaller): void {
  bind(api, 'beginTotp', async ({ body: { user }, request }) => {
    const { person } = await own(request)
    return { data: await beginTotp(ctx, { person, ...reauthenticationOf(user) }) }
  })
  bind(api, 'confirmTotp', async ({ body, request }) => {
    return { data: { recovery_codes: await confirmTotp(ctx, { ...(await own(request)), ...body }) } }
  })
  bind(api, 'removeTotp', async ({ body: { user }, request }) => {
    await removeTotp(ctx, { ...(await own(request)), ...reauthenticationOf(user) })
    return { data: null }
  })
  bind(api, 'renewRecoveryCodes', async ({ body: { user }, request }) => {
    const codes = await renewRecoveryCodes(ctx, { ...(await own(request)), ...reauthenticationOf(user) })
    return { data: { recovery_codes: codes } }
  })
}

function bindPasskeys(api: FastifyInstance, ctx: Context, own: OwnCaller): void {
  bind(api, 'beginPasskey', async ({ body: { user }, request }) => {
    return { data: { options: await beginPasskey(ctx, { ...(await own(request)), ...reauthenticationOf(user) }) } }
  })
  bind(api, 'addPasskey', async ({ body: { name, passkey }, request }) => {
    return { data: { recovery_codes: await addPasskey(ctx, { ...(await own(request)), name, response: passkey }) } }
  })
  const remove = async ({ params, body: { user }, request }: BoundRequest<'removePasskey'>) => {
    await removePasskey(ctx, { ...(await own(request)), id: readId(params.id), ...reauthenticationOf(user) })
    return { data: null }
  }
  bind(api, 'removePasskey', remove)
}
