import { accountsPaths } from './accounts/paths.ts'
import { blogPaths } from './blog/paths.ts'
import { casePaths } from './cases/paths.ts'
import { cataloguePaths } from './catalogue/paths.ts'
import { contactPaths } from './contact/paths.ts'
import { contentConsolePaths } from './content/console-paths.ts'
import { contentPaths } from './content/paths.ts'
import { fitPaths } from './fit/paths.ts'
import { handoversPaths } from './handovers/paths.ts'
import { sheetPaths } from './handovers/sheets/paths.ts'
import { healthPaths } from './health/paths.ts'
import { impactPaths } from './impact/paths.ts'
import { importsPaths } from './imports/paths.ts'
import { kindsPaths } from './kinds/paths.ts'
import { listingsOwnPaths } from './listings/own-paths.ts'
import { listingsPaths } from './listings/paths.ts'
import { manualsPaths } from './manuals/paths.ts'
import { mailedPaths } from './messages/mailed-paths.ts'
import { messagesPaths } from './messages/paths.ts'
import { moderationPaths } from './moderation/paths.ts'
import { notificationsPaths } from './notifications/paths.ts'
import { partnersPaths } from './partners/paths.ts'
import { peoplePaths } from './people/paths.ts'
import { picturesPaths } from './pictures/paths.ts'
import { placesPaths } from './places/paths.ts'
import { platformPaths } from './platform/paths.ts'
import { privacyPaths } from './privacy/paths.ts'
import { prohibitedPaths } from './prohibited/paths.ts'
import { recallsPaths } from './recalls/paths.ts'
import { repliesPaths } from './replies/paths.ts'
import { restrictionsPaths } from './restrictions/paths.ts'
import { savedPaths } from './saved/paths.ts'
import { screeningPaths } from './screening/paths.ts'
import { searchNamesPaths } from './search-names/paths.ts'
import { sellerPaths } from './seller/paths.ts'
import { versionsPaths } from './versions/paths.ts'
import { volunteersPaths } from './volunteers/paths.ts'

/** Every operation's method and address below the API base. */
export const paths = {
  ...platformPaths,
  ...placesPaths,
  ...picturesPaths,
  ...cataloguePaths,
  ...accountsPaths,
  ...listingsPaths,
  ...listingsOwnPaths,
  ...importsPaths,
  ...kindsPaths,
  ...partnersPaths,
  ...prohibitedPaths,
  ...searchNamesPaths,
  ...sellerPaths,
  ...fitPaths,
  ...notificationsPaths,
  ...savedPaths,
  ...messagesPaths,
  ...handoversPaths,
  ...sheetPaths,
  ...mailedPaths,
  ...volunteersPaths,
  ...versionsPaths,
  ...casePaths,
  ...moderationPaths,
  ...peoplePaths,
  ...repliesPaths,
  ...restrictionsPaths,
  ...impactPaths,
  ...healthPaths,
  ...screeningPaths,
  ...recallsPaths,
  ...manualsPaths,
  ...contactPaths,
  ...blogPaths,
  ...contentPaths,
  ...contentConsolePaths,
  ...privacyPaths,
}
