import { trimEndOf } from '@reable/contract/text/trim-end-of'

/**
 * Returns the `aria-current` of a menu's link: 'page' on its own page, 'true' on a page below it, else undefined.
 * A listing counts as below the listings.
 */
export function currentMark(pathname: string, link: string): 'page' | 'true' | undefined {
  const here = trimEndOf(pathname, '/') || '/'
  if (here === link) return 'page'
  const below = link === '/' ? '/posts/' : `${link}/`
  return here.startsWith(below) ? 'true' : undefined
}
