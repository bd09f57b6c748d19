import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusOn, focusOnHeading } from '../ui/focus-on.ts'

/** What was followed from which entry of the history: coming back, the focus goes there again. */
const followedLinks = new Map<string, { selector: string; index: number }>()
/** The link that was followed last: of a bar that stands on both pages, it keeps the focus unless the new page takes it. */
let lastFollowed: Element | null | undefined

/**
 * A new page takes the focus to its heading, where a screen reader begins to read; a link to a part of it, to that part; going back,
 * to the link one had followed. A page that has put the focus somewhere in its main part itself keeps it there.
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
    // The main part itself has it where a page that led on here had no heading yet.
    if (!main || (activeElement !== lastFollowed && activeElement !== main && main.contains(activeElement))) return
    const previous = type === 'POP' ? followedLinks.get(key) : undefined
    const link = previous && document.querySelectorAll(previous.selector)[previous.index]
    if (!focusOn(link) && !focusOn(partOf(hash))) focusOnHeading(main)
  }, [pathname, hash, key, type])
}

/** Listens while an entry of the history is shown. A click is also what Enter makes; not every browser focuses what it clicks. */
function rememberFollowed(key: string): () => void {
  const remember = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[href]')
    lastFollowed = link
    // The same may be led to by the bar, the page and its foot.
    const landmark = link?.closest('main, header, footer')?.localName
    if (!link || !landmark) return
    const selector = `${landmark} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
    followedLinks.set(key, { selector, index: [...document.querySelectorAll(selector)].indexOf(link) })
  }
  document.addEventListener('click', remember, true)
  return () => document.removeEventListener('click', remember, true)
}

/** Where a part of the page begins to be read: its heading, or what opens it. */
function partOf(hash: string): Element | null {
  const part = document.getElementById(hash.slice(1))
  return part && (part.closest('details')?.querySelector('summary') ?? part.querySelector('h1, h2, h3') ?? part)
}
