import { factorCodeWrong, factorMissing, setupEnded } from '@reable/contract/accounts/factor-rules'
import type { User } from '@reable/contract/accounts/operations'
import { readId } from '@reable/contract/ids'
import { organisation } from '@reable/contract/organisation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hour, vancouverDay } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { type BoundRequest, bind, countPagesForAccount, enforceLimitsExactly, type Limits } from '#platform/http'
import { Refusal } from '#platform/refusal'
import * as accountLimits from '../account-limits.ts'
import { lockPersonToLogIn } from '../people/lock-person.ts'
import { asUser, type Person } from '../people/people.ts'
import { getActor, readSessionHeaders } from '../sessions/actor.ts'
import { knownDevice, rememberDevice } from '../sessions/known-device.ts'
import { sessionExpiry } from '../sessions/open-session.ts'
import type { SessionHeaders } from '../sessions/resume-session.ts'
import { findSession, updateFactorAt } from '../sessions/session-queries.ts'
import { signedOut } from '../sessions/signed-out.ts'
import { hashToken, newToken } from '../tokens.ts'
import { authorizeChange, changeFactor, type Reauthentication } from './change-factor.ts'
import { countRecoveryCodes, deleteTotp, findFactorWays, findTotp, takeStep, upsertTotp } from './factor-queries.ts'
import { limitFactorTries } from './limit-factor-tries.ts'
import { findPasskeys } from './passkey-queries.ts'
import { addPasskey, beginPasskey, challengePasskeys, removePasskey, takePasskey } from './passkeys.ts'
import { makeFirstRecoveryCodes, makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { sealSecret, sealSetup, unsealSecret, unsealSetup } from './sealed-secret.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

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

/** Which second factors somebody has, as their settings show them. */
async function getSecondFactor(ctx: Context, { person }: { person: Person }) {
  const dayOf = (moment: Date) => vancouverDay(moment, ctx.clock.now())
  const totp = await findTotp(ctx, person.id)
  const passkeys = await findPasskeys(ctx, person.id)
  return {
    totp: totp ? dayOf(totp.added_at) : null,
    passkeys: passkeys.map(({ id, name, added_at, used_at }) => ({
      id,
      name,
      added: dayOf(added_at),
      used: used_at && dayOf(used_at),
    })),
    recovery_codes_left: await countRecoveryCodes(ctx, person.id),
    required: person.role !== null,
  }
}

type FactorProof = { code: string } | { recovery_code: string } | { passkey: Record<string, unknown> }

/** The person of a session, also of one that waits for its second factor. Refuses with 401. */
async function getFactorActor(ctx: Context, { token, email }: SessionHeaders): Promise<Person> {
  const session = await findSession(ctx, { tokenHash: hashToken(token), email })
  if (!session) throw signedOut()
  return session.person
}

/**
 * Makes a session whole that waits for its second factor, under another token, since whoever knew the password may know the first; or renews
 * the proof of another session. Refuses as invalid, by field.
 */
async function proveFactor(ctx: Context, session: SessionHeaders, proof: FactorProof): Promise<User> {
  const { token, email } = session
  const tokenHash = hashToken(token)
  // A challenge is used up whatever comes of it, so that nobody tries twice with one.
  const passkey =
    'passkey' in proof ? await takePasskey(ctx, { tokenHash, session, response: proof.passkey }) : undefined
  return inTransaction(ctx, async (ctx) => {
    const { id: personId } = await getFactorActor(ctx, session)
    await lockPersonToLogIn(ctx, { personId })
    const found = await findSession(ctx, { tokenHash, email })
    if (!found) throw signedOut()
    const { person, createdAt } = found
    if ('code' in proof) await takeTotpCode(ctx, { personId, code: proof.code })
    else if ('recovery_code' in proof) await takeRecoveryCode(ctx, { person, code: proof.recovery_code })
    else await passkey?.(ctx)
    const factorAt = ctx.clock.now()
    const nextToken = found.awaitsFactor ? newToken() : token
    await updateFactorAt(ctx, {
      tokenHash,
      nextTokenHash: hashToken(nextToken),
      factorAt,
      expiresAt: sessionExpiry(createdAt, factorAt),
    })
    return asUser(person, nextToken)
  })
}

type Renewal = { person: Person; token: string } & Reauthentication

/** Ten new codes in place of those before. Refuses as a conflict who has no second factor. */
async function renewRecoveryCodes(ctx: Context, { person, token, ...proof }: Renewal): Promise<string[]> {
  await authorizeChange(ctx, { person, ...proof })
  return inTransaction(ctx, (ctx) =>
    changeFactor(ctx, { person, token, change: 'codes_renewed' }, async () => {
      if (!(await findFactorWays(ctx, person.id)).length) throw new Refusal('conflict', factorMissing)
      return makeRecoveryCodes(ctx, person.id)
    }),
  )
}

/** In milliseconds: from the secret to the code that confirms it. */
const setupLifetime = hour

/** A new secret for an app; nothing is stored until a code confirms it. */
async function beginTotp(ctx: Context, { person, ...proof }: { person: Person } & Reauthentication) {
  await authorizeChange(ctx, { person, ...proof })
  const secret = newTotpSecret()
  const setup = sealSetup(ctx, { secret, personId: person.id, begunAt: ctx.clock.now().getTime() })
  return { secret, address: totpAddress(secret, { issuer: organisation.name, email: person.email }), setup }
}

type Confirmation = { person: Person; token: string; setup: string; code: string }

/** Stores the secret once a code of it is right. Returns the recovery codes of who has none yet. */
async function confirmTotp(ctx: Context, { person, token, setup, code }: Confirmation): Promise<string[] | null> {
  const begun = unsealSetup(ctx, setup)
  const now = ctx.clock.now()
  if (begun?.personId !== person.id || Math.abs(now.getTime() - begun.begunAt) > setupLifetime)
    throw new Refusal('invalid', setupEnded, { errors: { setup: [setupEnded] } })
  const { secret } = begun
  const lastStep = stepOfCode(secret, code, now)
  if (lastStep === undefined) throw codeWrong()
  return inTransaction(ctx, (ctx) =>
    changeFactor(ctx, { person, token, change: 'totp_added' }, async () => {
      await upsertTotp(ctx, { personId: person.id, sealed: sealSecret(ctx, { secret, personId: person.id }), lastStep })
      return makeFirstRecoveryCodes(ctx, person.id)
    }),
  )
}

type Removal = { person: Person; token: string } & Reauthentication

async function removeTotp(ctx: Context, { person, token, ...proof }: Removal): Promise<void> {
  await authorizeChange(ctx, { person, ...proof })
  await inTransaction(ctx, (ctx) =>
    changeFactor(ctx, { person, token, change: 'totp_removed' }, () => deleteTotp(ctx, person.id)),
  )
}

/** Uses a six-digit code, once. Refuses as invalid. */
async function takeTotpCode(ctx: Context, { personId, code }: { personId: number; code: string }): Promise<void> {
  const totp = await findTotp(ctx, personId)
  const secret = totp && unsealSecret(ctx, totp.sealed)
  const step = secret?.personId === personId ? stepOfCode(secret.secret, code, ctx.clock.now()) : undefined
  if (step === undefined || !(await takeStep(ctx, { personId, step }))) throw codeWrong()
}

const codeWrong = () => new Refusal('invalid', factorCodeWrong, { errors: { code: [factorCodeWrong] } })
