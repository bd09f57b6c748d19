import type { Role } from '@reable/contract/volunteers/rules'

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
export const partners: { key: string; name: string }[] = [
  { key: 'royal-oak', name: 'Royal Oak Seniors Society' },
  { key: 'tri-cities', name: 'Tri-Cities Reuse Shed' },
  { key: 'fraser-bend', name: 'Fraser Bend Care Closet' },
  { key: 'inlet-wheels', name: 'Inlet Wheels Workshop' },
]

const villager = (key: string, joinedDaysAgo: number, more: Partial<Villager> = {}): Villager => ({
  key,
  email: `${key}@village.example`,
  confirmed: true,
  newsletter: false,
  joinedDaysAgo,
  ...more,
})

export const villagers: Villager[] = [
  // The owner with everything, in Burnaby: 13 active listings (two pages), 2 inactive, 4 sold, 1 deleted. One of hers ends soon.
  villager('rosa', 400, { newsletter: true }),
  // A buyer: confirmed, no listings, free to write to sellers.
  villager('ben', 21),
  // Unconfirmed, with listings that stay hidden until she confirms.
  villager('uma', 40, { confirmed: false }),
  // A steward, in Vancouver: works in the console, and passes on what neighbours leave her.
  villager('vera', 900, { role: 'steward', newsletter: true }),

  // Partners' members. Their listings carry the badge.
  villager('grace', 700, { partner: 'royal-oak', newsletter: true }), // Royal Oak, in Burnaby
  villager('walter', 610, { partner: 'royal-oak' }), // Royal Oak, in New Westminster
  villager('marek', 520, { partner: 'tri-cities' }), // Tri-Cities, in Coquitlam and Port Coquitlam
  villager('lena', 330, { partner: 'tri-cities', newsletter: true }), // Tri-Cities, in Port Moody and up the inlet
  villager('devi', 480, { partner: 'fraser-bend', newsletter: true }), // Fraser Bend, in Surrey and Delta
  villager('hugh', 290, { partner: 'inlet-wheels' }), // Inlet Wheels, on the North Shore

  // Neighbours who list for themselves.
  villager('mei', 260, { newsletter: true }), // Richmond
  villager('harpreet', 240), // Surrey
  villager('tomas', 150), // Surrey
  villager('yuki', 120, { newsletter: true }), // Vancouver
  villager('noor', 365), // Vancouver; used her chairs herself and knows them well
  villager('paulo', 200), // Vancouver; active and inactive ones
  villager('dmitri', 180), // North Vancouver; owns the green lift chair
  villager('farid', 130), // Coquitlam and West Vancouver
  villager('elodie', 160, { newsletter: true }), // Coquitlam and Anmore; writes with accents
  villager('arthur', 300), // Delta and Tsawwassen First Nation
  villager('george', 95), // Tsawwassen First Nation; the listing at the highest price
  villager('siobhan', 110, { newsletter: true }), // White Rock
  villager('kwame', 140), // Langley; the longest description
  villager('priya', 230), // Langley
  villager('teresa', 190), // Maple Ridge
  villager('sam', 125, { role: 'helper' }), // Pitt Meadows; helps too, and asks Vera for what a helper may not do
  villager('ingrid', 310, { newsletter: true }), // Bowen Island, Lions Bay and Belcarra
  villager('nadia', 220), // the university lands

  // People without listings.
  villager('hana', 60, { newsletter: true }), // confirmed, only reads and subscribes
  villager('nils', 1, { confirmed: false }), // signed up yesterday, not confirmed yet
]
