import { howLongAgo } from '@reable/contract/how-long-ago'
import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { Refusal } from '#platform/refusal'
import type { Person } from '../people/people.ts'
import { hashToken } from '../tokens.ts'
import { getActor, readSessionHeaders } from './actor.ts'
import { networkDigest } from './network-digest.ts'
import type { SessionHeaders } from './resume-session.ts'
import { deleteSessionById, deleteSessionsOf, findSessionsOf } from './session-queries.ts'

/** The devices that a person is signed in on. */
export function sessionRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listSessions', async ({ request }) => {
    const person = await getActor(ctx, request)
    return { data: await listSessions(ctx, { person, ...readSessionHeaders(request) }) }
  })
  bind(api, 'endSession', async ({ params, request }) => {
    await endSession(ctx, { person: await getActor(ctx, request), id: readId(params.id) })
    return { data: null }
  })
  bind(api, 'endOtherSessions', async ({ request }) => {
    const person = await getActor(ctx, request)
    await deleteSessionsOf(ctx, person.id, hashToken(readSessionHeaders(request).token))
    return { data: null }
  })
}

/** Signs a person out on one of their devices. Refuses as not found what is not theirs, or has ended. */
async function endSession(ctx: Context, { person, id }: { person: Person; id: number }): Promise<void> {
  if (!(await deleteSessionById(ctx, { id, personId: person.id })))
    throw new Refusal('not_found', 'This device is signed out already.')
}

type Listed = Pick<SessionHeaders, 'token' | 'network'> & { person: Person }

/**
 * Where a person is signed in, in words: this device first, then the latest used. Of the place all that is known is whether it is the
 * network that this call comes from: no address is stored.
 */
async function listSessions(ctx: Context, { person, token, network }: Listed) {
  const own = hashToken(token)
  const here = networkDigest(ctx, { personId: person.id, network })
  const now = ctx.clock.now()
  const sessions = (await findSessionsOf(ctx, person.id)).map((session) => ({
    id: session.id,
    device: session.device ?? 'A device that was not used yet',
    this_device: own.equals(session.token_hash),
    same_network: session.network && here.equals(session.network),
    used: howLongAgo((session.used_at ?? session.created_at).getTime(), now.getTime()),
    since: vancouverDay(session.created_at, now),
  }))
  return [...sessions.filter((one) => one.this_device), ...sessions.filter((one) => !one.this_device)]
}
