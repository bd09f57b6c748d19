import { emailChangeOperations } from './accounts/email.ts'
import { accountsOperations } from './accounts/operations.ts'
import { secondFactorOperations } from './accounts/second-factor.ts'
import { blogOperations } from './blog/operations.ts'
import { caseOperations } from './cases/operations.ts'
import { catalogueOperations } from './catalogue/operations.ts'
import { contactOperations } from './contact/operations.ts'
import { contentConsoleOperations } from './content/console.ts'
import { contentOperations } from './content/operations.ts'
import { fitOperations } from './fit/operations.ts'
import { handoversOperations } from './handovers/operations.ts'
import { sheetOperations } from './handovers/sheets/operations.ts'
import { healthOperations } from './health/operations.ts'
import { impactOperations } from './impact/operations.ts'
import { importsOperations } from './imports/operations.ts'
import { kindsOperations } from './kinds/operations.ts'
import { listingsOperations } from './listings/operations.ts'
import { listingsOwnOperations } from './listings/own.ts'
import { manualsOperations } from './manuals/operations.ts'
import { mailedOperations } from './messages/mailed.ts'
import { messagesOperations } from './messages/operations.ts'
import { moderationOperations } from './moderation/operations.ts'
import { peopleOperations } from './moderation/people.ts'
import { notificationsOperations } from './notifications/operations.ts'
import { partnersOperations } from './partners/operations.ts'
import { accountOperations } from './people/operations.ts'
import { picturesOperations } from './pictures/operations.ts'
import { placesOperations } from './places/operations.ts'
import { platformOperations } from './platform/operations.ts'
import { privacyOperations } from './privacy/operations.ts'
import { prohibitedOperations } from './prohibited/operations.ts'
import { recallsOperations } from './recalls/operations.ts'
import { repliesOperations } from './replies/operations.ts'
import { restrictionsOperations } from './restrictions/operations.ts'
import { savedOperations } from './saved/operations.ts'
import { screeningOperations } from './screening/operations.ts'
import { searchNamesOperations } from './search-names/operations.ts'
import { sellerOperations } from './seller/operations.ts'
import { versionsOperations } from './versions/operations.ts'
import { volunteersOperations } from './volunteers/operations.ts'

/** Every operation of the API. The browser imports only the types of this. */
export const operations = {
  ...platformOperations,
  ...placesOperations,
  ...picturesOperations,
  ...catalogueOperations,
  ...accountsOperations,
  ...emailChangeOperations,
  ...secondFactorOperations,
  ...listingsOperations,
  ...listingsOwnOperations,
  ...importsOperations,
  ...kindsOperations,
  ...partnersOperations,
  ...prohibitedOperations,
  ...searchNamesOperations,
  ...sellerOperations,
  ...fitOperations,
  ...notificationsOperations,
  ...savedOperations,
  ...messagesOperations,
  ...handoversOperations,
  ...sheetOperations,
  ...mailedOperations,
  ...volunteersOperations,
  ...versionsOperations,
  ...caseOperations,
  ...moderationOperations,
  ...peopleOperations,
  ...accountOperations,
  ...repliesOperations,
  ...restrictionsOperations,
  ...impactOperations,
  ...healthOperations,
  ...screeningOperations,
  ...recallsOperations,
  ...manualsOperations,
  ...contactOperations,
  ...blogOperations,
  ...contentOperations,
  ...contentConsoleOperations,
  ...privacyOperations,
}

export type Operations = typeof operations
