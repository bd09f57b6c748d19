import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { focusOn, focusOnHeading } from '../ui/focus-on.ts'
import { IconSprite } from '../ui/icon/sprite-icon.tsx'
import { Notices } from './alerts/notices.tsx'
import { LiveRegions } from './alerts/speech/live-regions.tsx'
import { StandingAlerts } from './alerts/standing-alerts.tsx'
import { BackToTop } from './footer/back-to-top.tsx'
import { Footer } from './footer/footer.tsx'
import { HelpStrip } from './footer/help-strip.tsx'
import styles from './frame.module.css'
import type { AccountLinksProps } from './header/account-links.tsx'
import { DemonstrationStrip } from './header/demonstration-strip.tsx'
import { Header } from './header/header.tsx'
import { IeNotice } from './header/ie-notice.tsx'
import { HomeScreen } from './home-screen/home-screen.tsx'

type Props = AccountLinksProps & {
  /** Whether this is a public demonstration. */
  publicDemo?: boolean | undefined
  /** Notices for everyone, right below the bar, such as the site banner. */
  notices?: ReactNode
  /** A warning for the signed-in person, below the notices on every page. */
  warning?: ReactNode
  children: ReactNode
}

/** The frame of every page, with all places in which messages are shown. */
export function Frame({ publicDemo, notices, warning, children, ...account }: Props) {
  usePageFocus()
  return (
    <>
      <IeNotice />
      <IconSprite />
      <a href="#main" className="skip-link" data-screen-only>
        Skip to the main part
      </a>
      {publicDemo && <DemonstrationStrip />}
      <Header {...account} />
      {notices}
      {warning}
      <main id="main" className={styles.main} tabIndex={-1}>
        <StandingAlerts />
        {children}
      </main>
      <BackToTop />
      <Notices />
      <HomeScreen />
      <HelpStrip />
      <Footer />
      <LiveRegions />
    </>
  )
}

/** The link that was followed from each entry of the history; going back focuses it again. */
const followedLinks = new Map<string, { selector: string; index: number }>()
/** The link that was followed last. In a bar that both pages have it still has the focus, which moves on to the new page. */
let lastFollowed: Element | null | undefined

/**
 * Moves the focus on a new page to its heading, where a screen reader begins to read; after a link to a part of it, to that part;
 * after going back, to the link that had been followed. A focus that the page itself has set in its main part stays.
 */
function usePageFocus(): void {
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
