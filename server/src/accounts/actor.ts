import type { FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import type { Person } from './people.ts'
import { findPersonOfSession } from './people-queries.ts'
import { hashToken } from './tokens.ts'

/**
 * Who calls: the person of the X-User-Token and X-User-Email headers, undefined without them. Headers that do not fit
 * together are refused with 401, never taken for a visitor.
 */
export async function actorOf(ctx: Context, { headers }: Pick<FastifyRequest, 'headers'>): Promise<Person | undefined> {
  const token = headers['x-user-token']
  const email = headers['x-user-email']
  if (!token && !email) return undefined
  const person =
    typeof token === 'string' && typeof email === 'string'
      ? await findPersonOfSession(ctx, { tokenHash: hashToken(token), email })
      : undefined
  if (!person) throw new Refusal('signed_out', 'You are no longer signed in. Please sign in again.')
  return person
}
