/**
 * How a link of the menu says where one is: 'page' on the very page, 'true' on a page below it, else nothing.
 * A listing counts as below the listings.
 */
export function currentMark(pathname: string, link: string): 'page' | 'true' | undefined {
  const here = pathname.replace(/\/+$/, '') || '/'
  if (here === link) return 'page'
  const below = link === '/' ? '/posts/' : `${link}/`
  return here.startsWith(below) ? 'true' : undefined
}
