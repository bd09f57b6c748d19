import type { User } from '@reable/contract/accounts/operations'
import { type Context, inTransaction } from '#platform/context'
import { lockPasswordHash } from '../passwords/password-queries.ts'
import type { Person } from '../people/people.ts'
import { signInPerson } from './open-session.ts'

/**
 * Signs in a person whose password was verified against this hash. Undefined if it was changed meanwhile, since a change ends all
 * sessions that the old one opened.
 */
export function openSessionByPassword(
  ctx: Context,
  { person, passwordHash }: { person: Person; passwordHash: string | null },
): Promise<User | undefined> {
  return inTransaction(ctx, async (ctx) => {
    if (!(await lockPasswordHash(ctx, { personId: person.id, passwordHash }))) return undefined
    return signInPerson(ctx, person)
  })
}
