import type { Person } from '#accounts'
import { Refusal } from '#platform/refusal'

/** Refuses everyone but volunteers, as if there were nothing here: that there is, is theirs to know. */
export function insistOnVolunteer(person: Person | undefined): asserts person is Person {
  if (!person?.volunteer) throw new Refusal('not_found', 'There is nothing at this address.')
}
