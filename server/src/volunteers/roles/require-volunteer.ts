import type { Role } from '@reable/contract/volunteers/rules'
import { type Person, requireFactor } from '#accounts'
import { Refusal } from '#platform/refusal'

/** Somebody who helps to run the place. */
export type Volunteer = Person & { role: Role }

/**
 * Refuses everyone but volunteers as not found: nobody else learns that there is a console. Volunteers come with a second factor,
 * `second_factor_required`.
 */
export function requireVolunteer(person: Person | undefined): asserts person is Volunteer {
  if (!person?.role) throw new Refusal('not_found', 'There is nothing at this address.')
  requireFactor(person)
}
