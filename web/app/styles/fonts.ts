import figures from '../../fonts/reable-figures.woff2?url&no-inline'
import letters from '../../fonts/reable-letters.woff2?url&no-inline'

/** The hashed addresses of the two font files that every page needs at once, for `<link rel="preload" as="font">`. */
export const preloadedFonts = [letters, figures]
