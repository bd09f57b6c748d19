import {
  maxPasskeyName,
  maxPasskeys,
  passkeyKnown,
  passkeysFull,
  passkeyWrong,
} from '@reable/contract/accounts/factor-rules'
import { beginningOf } from '@reable/contract/cut-text'
import { organisation } from '@reable/contract/organisation'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { minute } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Person } from '../people/people.ts'
import type { SessionHeaders } from '../sessions/resume-session.ts'
import { findSession, takeChallenge, updateChallenge } from '../sessions/session-queries.ts'
import { hashToken } from '../tokens.ts'
import { authorizeChange, changeFactor, type Reauthentication, requireOwnFactor } from './change-factor.ts'
import { deletePasskey, findPasskeys, insertPasskey, markPasskeyUsed } from './passkey-queries.ts'
import { makeFirstRecoveryCodes } from './recovery-codes.ts'

/** In milliseconds: from a challenge to the passkey that signs it. */
const challengeLifetime = 5 * minute

/** Loaded with the first passkey: most programs never need it. */
const library = () => import('@simplewebauthn/server')

const siteOf = ({ config }: Context) => {
  const { origin, hostname } = new URL(config.http.publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

type Own = { person: Person; token: string }

async function storeChallenge(ctx: Context, token: string, challenge: string): Promise<void> {
  const endsAt = new Date(ctx.clock.now().getTime() + challengeLifetime)
  await updateChallenge(ctx, { tokenHash: hashToken(token), challenge, endsAt })
}

/** What a browser needs to make a passkey. Refuses as a conflict who has ten. */
export async function beginPasskey(ctx: Context, { person, token, ...proof }: Own & Reauthentication) {
  await authorizeChange(ctx, { person, ...proof })
  const own = await findPasskeys(ctx, person.id)
  if (own.length >= maxPasskeys) throw new Refusal('conflict', passkeysFull)
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: organisation.name,
    rpID: siteOf(ctx).expectedRPID,
    userName: person.email,
    userID: Buffer.from(String(person.id)),
    attestationType: 'none',
    excludeCredentials: own.map((passkey) => ({ id: passkey.credential_id, transports: passkey.transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await storeChallenge(ctx, token, options.challenge)
  return { ...options }
}

/** Stores the passkey that a browser made. Returns the recovery codes of who has none yet. */
export async function addPasskey(
  ctx: Context,
  { person, token, name, response }: Own & { name: string; response: unknown },
): Promise<string[] | null> {
  await requireOwnFactor(ctx, person)
  const expectedChallenge = await inTransaction(ctx, (ctx) => takeChallenge(ctx, hashToken(token)))
  if (!expectedChallenge) throw notAccepted()
  const { verifyRegistrationResponse } = await library()
  const expected = { ...siteOf(ctx), expectedChallenge, requireUserVerification: true }
  const { registrationInfo } = await verifyRegistrationResponse({
    ...expected,
    response: response as RegistrationResponseJSON,
  }).catch(refuseAsNotAccepted)
  if (!registrationInfo) throw notAccepted()
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential
  const passkey = { credentialId, publicKey: Buffer.from(publicKey), counter, transports, name: nameOf(name) }
  return inTransaction(ctx, (ctx) =>
    changeFactor(ctx, { person, token, change: 'passkey_added' }, async () => {
      if ((await findPasskeys(ctx, person.id)).length >= maxPasskeys) throw new Refusal('conflict', passkeysFull)
      if (!(await insertPasskey(ctx, { ...passkey, personId: person.id }))) throw new Refusal('conflict', passkeyKnown)
      return makeFirstRecoveryCodes(ctx, person.id)
    }),
  )
}

const nameOf = (name: string) => beginningOf(name.trim(), maxPasskeyName) || 'Passkey'

/** Refuses as not found what is no passkey of the person. */
export async function removePasskey(
  ctx: Context,
  { person, token, id, ...proof }: Own & { id: number } & Reauthentication,
): Promise<void> {
  await authorizeChange(ctx, { person, ...proof })
  await inTransaction(ctx, (ctx) =>
    changeFactor(ctx, { person, token, change: 'passkey_removed' }, async () => {
      if (!(await deletePasskey(ctx, { id, personId: person.id })))
        throw new Refusal('not_found', 'This passkey is not in your list.')
    }),
  )
}

/** What a browser needs to prove one of the person's passkeys. */
export async function challengePasskeys(ctx: Context, { person, token }: Own) {
  const own = await findPasskeys(ctx, person.id)
  if (!own.length) throw notAccepted()
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(ctx).expectedRPID,
    allowCredentials: own.map((passkey) => ({ id: passkey.credential_id, transports: passkey.transports })),
    userVerification: 'required',
  })
  await storeChallenge(ctx, token, options.challenge)
  return { ...options }
}

type Taken = { tokenHash: Buffer; session: SessionHeaders; response: Record<string, unknown> }

/** Verifies what a passkey signed, once. Returns what writes that it was used. Refuses as invalid. */
export async function takePasskey(ctx: Context, { tokenHash, session, response }: Taken) {
  const found = await findSession(ctx, { tokenHash, email: session.email })
  const expectedChallenge = found && (await inTransaction(ctx, (ctx) => takeChallenge(ctx, tokenHash)))
  const own = found ? await findPasskeys(ctx, found.person.id) : []
  const passkey = own.find(({ credential_id }) => credential_id === response.id)
  if (!passkey || !expectedChallenge) throw notAccepted()
  const { verifyAuthenticationResponse } = await library()
  const { id, public_key, counter } = passkey
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...siteOf(ctx),
    expectedChallenge,
    response: response as unknown as AuthenticationResponseJSON,
    credential: { id: passkey.credential_id, publicKey: Uint8Array.from(public_key), counter: Number(counter) },
    requireUserVerification: true,
  }).catch(refuseAsNotAccepted)
  if (!verified) throw notAccepted()
  return (ctx: Context) => markPasskeyUsed(ctx, { id, counter: authenticationInfo.newCounter })
}

const notAccepted = () => new Refusal('invalid', passkeyWrong, { errors: { passkey: [passkeyWrong] } })

/** The library says by an error what is wrong with what a browser sent. */
function refuseAsNotAccepted(): never {
  throw notAccepted()
}
