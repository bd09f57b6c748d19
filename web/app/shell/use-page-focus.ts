import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** What was followed from which entry of the history: coming back, the focus goes there again. */
const followed = new Map<string, string>()

/**
 * A new page takes the focus to its heading, where a screen reader begins to read; going back, to the link one had followed.
 * A page that has put the focus somewhere in its main part itself keeps it there, and so does a link to a part of a page.
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
    if (!main || main.contains(document.activeElement) || (hash && document.getElementById(hash.slice(1)))) return
    const before = type === 'POP' ? linkIn(main, followed.get(key)) : undefined
    if (before) before.focus({ preventScroll: true })
    else focusHeading(main)
  }, [pathname, hash, key, type])
}

/** Listens while an entry of the history is shown. A click is also what Enter makes; not every browser focuses what it clicks. */
function rememberFollowed(key: string): () => void {
  const remember = ({ target }: Event) => {
    const href = (target as Element).closest?.('main a[href]')?.getAttribute('href')
    if (href) followed.set(key, href)
  }
  document.addEventListener('click', remember, true)
  return () => document.removeEventListener('click', remember, true)
}

const linkIn = (main: HTMLElement, href: string | undefined) =>
  href === undefined ? undefined : main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)

function focusHeading(main: HTMLElement): void {
  const heading = main.querySelector<HTMLElement>('h1') ?? main
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
