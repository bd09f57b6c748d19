import { arrivalScript } from './accounts/session/arrival-script.ts'
import { hideDismissedScript } from './shell/banner/dismissed-banner.ts'
import { scrollScript } from './shell/scroll-script.ts'
import { startScript } from './start-script.ts'

/** Every script that stands in a page itself: constants of the build, the only ones that its policy names. */
export const inlineScripts: readonly string[] = [arrivalScript, hideDismissedScript, scrollScript, startScript]
