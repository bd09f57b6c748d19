import type { Context } from '#platform/context'
import type { Person } from '../people/people.ts'
import { lockConfirmedAtShared } from '../people/people-queries.ts'
import { signedOut } from '../sessions/signed-out.ts'

/**
 * Whether the person's address is confirmed, and not only by another browser than theirs; locks their row, so that it stays so, and they
 * do not leave, until the transaction ends. Refuses with 401 if they have left.
 */
export async function lockConfirmed(
  ctx: Context,
  { person }: { person: Pick<Person, 'id' | 'openedByLink'> },
): Promise<boolean> {
  const row = await lockConfirmedAtShared(ctx, person.id)
  if (!row) throw signedOut()
  return row.confirmed_at !== null && (row.unproved_sign_up_at === null || person.openedByLink === true)
}
