import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '../../ui/button/button-class.ts'
import { DropDown } from '../../ui/drop-down/drop-down.tsx'
import { useDismissal } from '../../ui/drop-down/use-dismissal.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { addresses } from '../addresses.ts'
import { SocialLinks } from '../footer/social-links.tsx'
import { AccountLinks, type AccountLinksProps } from './account-links.tsx'
import { currentMark } from './current-mark.ts'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import siteLinksStyles from './site-links.module.css'

const main = [
  { label: 'Listings', to: addresses.listings },
  { label: 'Blog', to: addresses.blog },
  { label: 'Resources', to: addresses.resources },
  { label: 'Our Partners', to: addresses.partners },
]

const about = [
  { label: 'About', to: addresses.aboutUs },
  { label: 'Our Story', to: addresses.ourStory },
  { label: 'Our Team', to: addresses.ourTeam },
  { label: 'Contact Us', to: addresses.contactUs },
]

/** The links of the bar, with the About Us drop-down. */
function SiteLinks() {
  const { pathname } = useLocation()
  const aboutMark = currentMark(pathname, addresses.aboutUs) && siteLinksStyles.currentSummary
  return (
    <ul className={siteLinksStyles.links}>
      {main.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={siteLinksStyles.link} aria-current={currentMark(pathname, to)}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <DropDown
          label="About Us"
          align="right"
          className={siteLinksStyles.dropDown}
          summaryClass={`${siteLinksStyles.link} ${aboutMark ?? ''}`}
          listClass={siteLinksStyles.dropList}
        >
          {about.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} aria-current={currentMark(pathname, to) === 'page' ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </DropDown>
      </li>
    </ul>
  )
}

/** The bar at the top of every page; up to 751 px its links are behind the Menu button and push the page down when it opens. */
export const Header = (props: AccountLinksProps) => (
  <header id="top" className={styles.header} tabIndex={-1}>
    <div className={`row page ${styles.bar}`}>
      <Link to={addresses.listings} className={styles.home}>
        <Logo />
      </Link>
      <MenuToggle Unread={props.Unread} />
      <nav className={styles.menu} aria-label="Main">
        <SiteLinks />
        <AccountLinks {...props} />
        <SocialLinks />
      </nav>
    </div>
  </header>
)

/**
 * The Menu button of narrow screens. It is the summary of an empty `<details>`: while that is open the style sheet shows
 * the menu beside it, so that one menu serves every width and no script is needed.
 */
function MenuToggle({ Unread }: Pick<AccountLinksProps, 'Unread'>) {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const arrivedWith = useRef(key)
  useDismissal(details)
  useEffect(() => {
    // Every arrival on another page closes the menu. On the first one it may be open already: the touch that opens it is what brings scripts.
    if (key === arrivedWith.current || !details.current) return
    arrivedWith.current = key
    details.current.open = false
  }, [key])
  return (
    <details ref={details} className={styles.toggle} data-screen-only suppressHydrationWarning>
      <summary className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <span className={`line gap-8 ${styles.whenClosed}`}>
          <Icon of={MenuIcon} />
          Menu
          {Unread && <Unread place="corner" />}
        </span>
        <span className={`line gap-8 ${styles.whenOpen}`}>
          <Icon of={X} />
          Close
        </span>
      </summary>
    </details>
  )
}
