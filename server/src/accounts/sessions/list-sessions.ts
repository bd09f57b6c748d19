import { howLongAgo } from '@reable/contract/how-long-ago'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { hashToken } from '../tokens.ts'
import { findSessionsOf } from './session-queries.ts'

/** Where a person is signed in, in words: this device first, then the latest used. Where a device is nobody knows: no address is stored. */
export async function listSessions(ctx: Context, { person, token }: { person: Person; token: string }) {
  const own = hashToken(token)
  const now = ctx.clock.now()
  const sessions = (await findSessionsOf(ctx, person.id)).map((session) => ({
    id: session.id,
    device: session.device ?? 'A device that was not used yet',
    this_device: own.equals(session.token_hash),
    used: howLongAgo((session.used_at ?? session.created_at).getTime(), now.getTime()),
    since: vancouverDay(session.created_at, now),
  }))
  return [...sessions.filter((one) => one.this_device), ...sessions.filter((one) => !one.this_device)]
}
