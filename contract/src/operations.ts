import { accountsOperations } from './accounts.ts'
import { emailChangeOperations } from './accounts-email.ts'
import { blogOperations } from './blog.ts'
import { catalogueOperations } from './catalogue.ts'
import { contactOperations } from './contact.ts'
import { contentOperations } from './content.ts'
import { contentConsoleOperations } from './content-console.ts'
import { listingsOperations } from './listings.ts'
import { listingsOwnOperations } from './listings-own.ts'
import { messagesOperations } from './messages.ts'
import { moderationOperations } from './moderation.ts'
import { notificationsOperations } from './notifications.ts'
import { picturesOperations } from './pictures.ts'
import { placesOperations } from './places.ts'
import { platformOperations } from './platform.ts'
import { privacyOperations } from './privacy.ts'
import { savedOperations } from './saved.ts'
import { sellerOperations } from './seller.ts'

/** Everything browser and server promise each other. The browser takes the types of this alone. */
export const operations = {
  ...platformOperations,
  ...placesOperations,
  ...picturesOperations,
  ...catalogueOperations,
  ...accountsOperations,
  ...emailChangeOperations,
  ...listingsOperations,
  ...listingsOwnOperations,
  ...sellerOperations,
  ...notificationsOperations,
  ...savedOperations,
  ...messagesOperations,
  ...moderationOperations,
  ...contactOperations,
  ...blogOperations,
  ...contentOperations,
  ...contentConsoleOperations,
  ...privacyOperations,
}

export type Operations = typeof operations
