import { notMember } from '@reable/contract/imports/rules'
import type { Person } from '#accounts'
import { Refusal } from '#platform/refusal'

/** Refuses as forbidden whoever is no member of a partner organisation. */
export function requireMember({ partnerId }: Pick<Person, 'partnerId'>): void {
  if (partnerId === null) throw new Refusal('forbidden', notMember)
}
