import latin from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url'
import figures from '../../fonts/reable-figures.woff2?url&no-inline'

/** The two font files every page needs at once, by their hashed addresses: for `<link rel="preload" as="font">`. */
export const preloadedFonts = [latin, figures]
