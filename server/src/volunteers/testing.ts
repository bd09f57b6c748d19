import type { Role } from '@reable/contract/volunteers/rules'
import { setRole } from '#accounts'
import type { Context } from '#platform/context'
import { signedIn, someone } from '../testing.ts'
import type { Volunteer } from './roles/require-volunteer.ts'

/** Somebody with a role, and the headers of their session. */
export async function someVolunteer(
  ctx: Context,
  role: Role,
): Promise<{ person: Volunteer; headers: Record<string, string> }> {
  const person = { ...(await someone(ctx)), role }
  await setRole(ctx, { id: person.id, role })
  return { person, headers: await signedIn(ctx, person) }
}
