import { howLongAgo } from '@reable/contract/how-long-ago'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { hashToken } from '../tokens.ts'
import { networkDigest } from './network-digest.ts'
import type { SessionHeaders } from './resume-session.ts'
import { findSessionsOf } from './session-queries.ts'

type Listed = Pick<SessionHeaders, 'token' | 'network'> & { person: Person }

/**
 * Where a person is signed in, in words: this device first, then the latest used. Of the place all that is known is whether it is the
 * network that this call comes from: no address is stored.
 */
export async function listSessions(ctx: Context, { person, token, network }: Listed) {
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
