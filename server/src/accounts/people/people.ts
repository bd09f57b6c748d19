import type { User } from '@reable/contract/accounts/operations'
import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import type { Role } from '@reable/contract/volunteers/rules'
import { vancouverTime } from '#platform/clock'

/** Someone with an account. A member of a partner organisation lists in its name. */
export type Person = {
  id: number
  email: string
  /** `reable` for an account with a password, else the social login. */
  provider: string
  /** Whether they may do what needs a confirmed address. False too while they are `limited`. */
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
  /** The sign-up, while nothing shows that the person who made it reads the mail of its address. */
  unprovedSignUp?: UnprovedSignUp
  /** They act in a session that a link opened which was mailed to the address: it does not depend on the sign-up. */
  openedByLink?: boolean
  /** They came in by an unproved sign-up, and the address is confirmed by now: they may be a stranger. */
  limited?: true
}

export type UnprovedSignUp = {
  at: Date
  /** The browser and system in words; null where nobody knows them. */
  device: string | null
}

/**
 * The person as they act in a session. While the sign-up of a confirmed account is unproved, a session that it opened can do what an
 * unconfirmed person can.
 */
export const asActor = (person: Person, { openedByLink }: { openedByLink: boolean }): Person =>
  person.confirmed && person.unprovedSignUp && !openedByLink
    ? { ...person, openedByLink, confirmed: false, role: null, limited: true }
    : { ...person, openedByLink }

/** A person with what they are kept from now: while it lasts they have no role. */
export const asRestricted = (person: Person, restricted: RestrictionKind | null | undefined): Person =>
  restricted ? { ...person, role: null, restricted } : person

/** A person as the API answers them to their own browser, with the token of this device, if it is signed in. */
export const asUser = (person: Person, token: string | null): User => ({
  user_id: person.id,
  email: person.email,
  provider: person.provider,
  confirmed: person.confirmed || person.limited === true,
  newsletter_subscribed: person.newsletter,
  volunteer: person.role !== null,
  role: person.role,
  auth_token: token,
  ...(person.restricted && { restricted: person.restricted }),
  ...(person.partnerId !== null && { partner_member: true as const }),
  ...(person.limited && { limited: true as const }),
  ...(person.openedByLink && person.unprovedSignUp && { sign_up: askAbout(person.unprovedSignUp) }),
})

const askAbout = ({ at, device }: UnprovedSignUp) => ({ at: vancouverTime(at), device })
