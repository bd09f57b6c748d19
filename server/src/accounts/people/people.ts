import type { User } from '@reable/contract/accounts/operations'
import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import type { Role } from '@reable/contract/volunteers/rules'

/** Someone with an account. A member of a partner organisation lists in its name. */
export type Person = {
  id: number
  email: string
  /** `reable` for an account with a password, else the social login. */
  provider: string
  confirmed: boolean
  newsletter: boolean
  /** What they may do if they help to run the place; null for everyone else. */
  role: Role | null
  partnerId: number | null
  /**
   * When a second factor was proved in the session that they act in; null: never in it. Undefined for who acts without one, as a command
   * does.
   */
  factorAt?: Date | null
  /** What volunteers keep them from now, the most of it; absent: nothing. */
  restricted?: RestrictionKind
}

/** A person with what they are kept from now: while it lasts they have no role. */
export const asRestricted = (person: Person, restricted: RestrictionKind | null | undefined): Person =>
  restricted ? { ...person, role: null, restricted } : person

/** A person as the API answers them to their own browser, with the token of this device, if it is signed in. */
export const asUser = (person: Person, token: string | null): User => ({
  user_id: person.id,
  email: person.email,
  provider: person.provider,
  confirmed: person.confirmed,
  newsletter_subscribed: person.newsletter,
  volunteer: person.role !== null,
  role: person.role,
  auth_token: token,
  ...(person.restricted && { restricted: person.restricted }),
  ...(person.partnerId !== null && { partner_member: true as const }),
})
