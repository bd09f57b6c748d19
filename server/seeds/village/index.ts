import type { VillageListing } from './listing.ts'
import { bathroom } from './listings-bathroom.ts'
import { beds } from './listings-beds.ts'
import { chairs } from './listings-chairs.ts'
import { children } from './listings-children.ts'
import { ramps } from './listings-ramps.ts'
import { rehab } from './listings-rehab.ts'
import { rollators } from './listings-rollators.ts'
import { scooters } from './listings-scooters.ts'
import { toileting } from './listings-toileting.ts'
import { transfers } from './listings-transfers.ts'
import { walking } from './listings-walking.ts'
import { wheelchairParts } from './listings-wheelchair-parts.ts'
import { wheelchairs } from './listings-wheelchairs.ts'

export { villageConversation } from './conversation.ts'
export type { VillageListing } from './listing.ts'
export { villagePasskeyBytes, villagePasskeyId } from './passkey.ts'
export { partners, villagePassword, villagers, villageTotpSecret } from './people.ts'

/** Every listing of the village, by category. The seed puts them in order of age. */
export const villageListings: VillageListing[] = [
  ...wheelchairs,
  ...wheelchairParts,
  ...scooters,
  ...rollators,
  ...walking,
  ...bathroom,
  ...toileting,
  ...beds,
  ...transfers,
  ...ramps,
  ...chairs,
  ...children,
  ...rehab,
]
