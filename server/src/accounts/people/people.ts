import type { User } from '@reable/contract/accounts/operations'

/** Someone with an account. A member of a partner organisation lists in its name. */
export type Person = {
  id: number
  email: string
  /** `reable` for an account with a password, else the social login. */
  provider: string
  confirmed: boolean
  newsletter: boolean
  volunteer: boolean
  partnerId: number | null
}

/** A person as the API answers them to their own browser, with the token of this device, if it is signed in. */
export const asUser = (person: Person, token: string | null): User => ({
  user_id: person.id,
  email: person.email,
  provider: person.provider,
  confirmed: person.confirmed,
  newsletter_subscribed: person.newsletter,
  volunteer: person.volunteer,
  auth_token: token,
})
