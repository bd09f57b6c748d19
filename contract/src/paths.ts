import { accountsPaths } from './accounts-paths.ts'
import { cataloguePaths } from './catalogue-paths.ts'
import { contentPaths } from './content-paths.ts'
import { listingsPaths } from './listings-paths.ts'
import { placesPaths } from './places-paths.ts'
import { platformPaths } from './platform-paths.ts'
import { privacyPaths } from './privacy-paths.ts'

/** Every operation's method and address below the API base. */
export const paths = {
  ...platformPaths,
  ...placesPaths,
  ...cataloguePaths,
  ...accountsPaths,
  ...listingsPaths,
  ...contentPaths,
  ...privacyPaths,
}
