import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusOn, focusOnHeading } from '../ui/focus-on.ts'

/** The link that was followed from each entry of the history; going back focuses it again. */
const followedLinks = new Map<string, { selector: string; index: number }>()
/** The link that was followed last. In a bar that both pages have it still has the focus, which moves on to the new page. */
let lastFollowed: Element | null | undefined

/**
 * Moves the focus on a new page to its heading, where a screen reader begins to read; after a link to a part of it, to that part;
 * after going back, to the link that had been followed. A focus that the page itself has set in its main part stays.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const shownPath = useRef(pathname)
  useEffect(() => rememberFollowed(key), [key])
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    const { activeElement } = document
    // The main part itself has the focus after a page that redirected here before it had a heading.
    if (!main || (activeElement !== lastFollowed && activeElement !== main && main.contains(activeElement))) return
    const previous = type === 'POP' ? followedLinks.get(key) : undefined
    const link = previous && document.querySelectorAll(previous.selector)[previous.index]
    if (!focusOn(link) && !focusOn(partOf(hash))) focusOnHeading(main)
  }, [pathname, hash, key, type])
}

/** Records the followed links of an entry of the history. It listens to clicks, which Enter causes too, as some browsers do not
 * focus a clicked link. Returns the clean-up. */
function rememberFollowed(key: string): () => void {
  const remember = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[href]')
    lastFollowed = link
    // The bar, the page and the footer may have links to the same address.
    const landmark = link?.closest('main, header, footer')?.localName
    if (!link || !landmark) return
    const selector = `${landmark} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
    followedLinks.set(key, { selector, index: [...document.querySelectorAll(selector)].indexOf(link) })
  }
  document.addEventListener('click', remember, true)
  return () => document.removeEventListener('click', remember, true)
}

/** Returns the element that takes the focus for a part of the page: its heading, or the summary that opens it. */
function partOf(hash: string): Element | null {
  const part = document.getElementById(hash.slice(1))
  return part && (part.closest('details')?.querySelector('summary') ?? part.querySelector('h1, h2, h3') ?? part)
}
