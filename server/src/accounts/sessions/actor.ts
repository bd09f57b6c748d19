import { emailError, openLinkHereFirst } from '@reable/contract/accounts/rules'
import type { FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { networkOf } from '#platform/http'
import { Refusal } from '#platform/refusal'
import { requireNotBanned } from '#restrictions'
import { canonicalEmail } from '../emails/email-addresses.ts'
import type { Person } from '../people/people.ts'
import { deviceWords } from './device-words.ts'
import { resumeSession, type SessionHeaders } from './resume-session.ts'
import { signedOut } from './signed-out.ts'

type Caller = Pick<FastifyRequest, 'headers' | 'ip'>

/**
 * Returns the caller: the person of the X-User-Token and X-User-Email headers, undefined without them. Headers of no valid session
 * are refused with 401, never treated as a visitor's; a person who is banned as banned. A limited one is an unconfirmed person without a
 * role.
 */
export async function actorOf(ctx: Context, caller: Caller): Promise<Person | undefined> {
  const { headers } = caller
  if (!headers['x-user-token'] && !headers['x-user-email']) return undefined
  return getActorEvenLimited(ctx, caller)
}

/** The session of the headers, if it is valid. */
export async function findOwnSession(
  ctx: Context,
  caller: Caller,
): Promise<{ person: Person; token: string } | undefined> {
  const person = await actorOf(ctx, caller).catch((error) => {
    if (!(error instanceof Refusal)) throw error
    return undefined
  })
  return person && { person, token: readSessionHeaders(caller).token }
}

/** Returns the caller. Refuses visitors with 401, as banned whoever is, and as limited who came in by an unproved sign-up. */
export async function getActor(ctx: Context, caller: Caller): Promise<Person> {
  return requireNotLimited(await getActorEvenLimited(ctx, caller))
}

/** Returns the caller for what an unconfirmed person can do. Refuses visitors with 401, and as banned whoever is. */
export async function getActorEvenLimited(ctx: Context, caller: Caller): Promise<Person> {
  const person = await getActorEvenBanned(ctx, caller)
  if (person.restricted === 'ban') await requireNotBanned(ctx, person.id)
  return person
}

/** Refuses a person who came in by an unproved sign-up, until the link is opened in their browser too. */
export function requireNotLimited<Someone extends Pick<Person, 'limited'>>(person: Someone): Someone {
  if (person.limited) throw new Refusal('limited', openLinkHereFirst)
  return person
}

/** Returns the caller for what is left to who is banned, too. Refuses visitors with 401. */
export async function getActorEvenBanned(ctx: Context, caller: Caller): Promise<Person> {
  const person = await resumeSession(ctx, readSessionHeaders(caller))
  if (!person) throw signedOut()
  return person
}

/** Reads the session headers without verifying them. Refuses with 401 if they are missing. */
export function readSessionHeaders(caller: Caller): SessionHeaders {
  const [token, email] = [headerOf(caller, 'x-user-token'), headerOf(caller, 'x-user-email')]
  if (!token || !email) throw signedOut()
  const device = deviceWords(caller.headers['user-agent'])
  const network = networkOf(caller)
  return { token, email: canonicalEmail(email.includes('@') ? email : decodeEmail(email)), device, network }
}

function headerOf({ headers }: Caller, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/** An address with letters that headers cannot hold comes percent-encoded, its @ too. */
function decodeEmail(email: string): string {
  try {
    const address = decodeURIComponent(email)
    if (!emailError(address)) return address
  } catch {}
  throw signedOut()
}
