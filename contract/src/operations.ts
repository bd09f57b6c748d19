import { accountsOperations } from './accounts.ts'
import { catalogueOperations } from './catalogue.ts'
import { contentOperations } from './content.ts'
import { listingsOperations } from './listings.ts'
import { placesOperations } from './places.ts'
import { platformOperations } from './platform.ts'
import { privacyOperations } from './privacy.ts'

/** Everything browser and server promise each other. The browser takes the types of this alone. */
export const operations = {
  ...platformOperations,
  ...placesOperations,
  ...catalogueOperations,
  ...accountsOperations,
  ...listingsOperations,
  ...contentOperations,
  ...privacyOperations,
}

export type Operations = typeof operations
