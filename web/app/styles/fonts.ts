import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import figures from '../../fonts/reable-figures.woff2?url&no-inline'

/** The hashed addresses of the two font files that every page needs at once, for `<link rel="preload" as="font">`. */
export const preloadedFonts = [latin, figures]
