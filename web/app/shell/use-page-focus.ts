import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusOn, focusOnHeading } from '../ui/focus-on.ts'

/** What was followed from which entry of the history: coming back, the focus goes there again. */
const followed = new Map<string, { among: string; nth: number }>()
/** The link that was followed last: of a bar that stands on both pages, it keeps the focus unless the new page takes it. */
let last: Element | null | undefined

/**
 * A new page takes the focus to its heading, where a screen reader begins to read; a link to a part of it, to that part; going back,
 * to the link one had followed. A page that has put the focus somewhere in its main part itself keeps it there.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation()
  const type = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => rememberFollowed(key), [key])
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.querySelector<HTMLElement>('main')
    const { activeElement } = document
    // The main part itself has it where a page that led on here had no heading yet.
    if (!main || (activeElement !== last && activeElement !== main && main.contains(activeElement))) return
    const before = type === 'POP' ? followed.get(key) : undefined
    const link = before && document.querySelectorAll(before.among)[before.nth]
    if (!focusOn(link) && !focusOn(partOf(hash))) focusOnHeading(main)
  }, [pathname, hash, key, type])
}

/** Listens while an entry of the history is shown. A click is also what Enter makes; not every browser focuses what it clicks. */
function rememberFollowed(key: string): () => void {
  const remember = ({ target }: Event) => {
    const link = (target as Element).closest?.('a[href]')
    last = link
    // The same may be led to by the bar, the page and its foot.
    const around = link?.closest('main, header, footer')?.localName
    if (!link || !around) return
    const among = `${around} a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`
    followed.set(key, { among, nth: [...document.querySelectorAll(among)].indexOf(link) })
  }
  document.addEventListener('click', remember, true)
  return () => document.removeEventListener('click', remember, true)
}

/** Where a part of the page begins to be read: its heading, or what opens it. */
function partOf(hash: string): Element | null {
  const part = document.getElementById(hash.slice(1))
  return part && (part.closest('details')?.querySelector('summary') ?? part.querySelector('h1, h2, h3') ?? part)
}
