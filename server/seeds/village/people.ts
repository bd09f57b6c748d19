import type { Role } from '@reable/contract/volunteers/rules'
import groups from './partners.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }

/** Everyone in the village signs in with this one. The village is never seeded in production. */
export const villagePassword = 'Village-2026!'

/** Published like the password: from it anybody makes the volunteer’s six-digit codes. The village is never seeded in production. */
export const villageTotpSecret = 'REABLEVILLAGEREABLEVILLAGEREABLE'

export type Villager = {
  key: string
  email: string
  confirmed: boolean
  /** The key of a partner this person lists for. */
  partner?: string
  role?: Role
  newsletter: boolean
  joinedDaysAgo: number
}

/** Invented groups; none of them exists. */
export const partners: { key: string; name: string }[] = groups

/** As people.json has them: confirmed, and without the newsletter, unless it says otherwise. */
export const villagers: Villager[] = (people as (Partial<Villager> & { key: string; joinedDaysAgo: number })[]).map(
  (person) => ({ confirmed: true, newsletter: false, ...person, email: `${person.key}@village.example` }),
)
