import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findPersonByEmail, updateVolunteer } from './people-queries.ts'

/**
 * Gives somebody the role of a volunteer, or removes it, with effect from their next call. Safe to repeat. Refuses as not
 * found an address without an account, as a conflict to give it where nobody has proven that the address is theirs.
 */
export async function appointVolunteer(
  ctx: Context,
  { email, volunteer }: { email: string; volunteer: boolean },
): Promise<void> {
  const person = await findPersonByEmail(ctx, email)
  if (!person) throw new Refusal('not_found', `There is no account with the address ${email}.`)
  if (volunteer && !person.confirmed) {
    throw new Refusal('conflict', `${email} has an account whose address is not confirmed. They confirm it first.`)
  }
  await updateVolunteer(ctx, { id: person.id, volunteer })
}
