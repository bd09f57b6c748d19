import MenuIcon from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '../../ui/button/button-class.ts'
import { useDismissal } from '../../ui/drop-down/use-dismissal.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { addresses } from '../addresses.ts'
import { SocialLinks } from '../footer/social-links.tsx'
import { AccountLinks, type AccountLinksProps } from './account-links.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { SiteLinks } from './site-links.tsx'

/** The bar at the top of every page; up to 751 px its links are behind the Menu button and push the page down when it opens. */
export const Header = (props: AccountLinksProps) => (
  <header id="top" className={styles.header} tabIndex={-1}>
    <div className={styles.bar}>
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
    <details ref={details} className={styles.toggle} suppressHydrationWarning>
      <summary className={buttonClass({ variant: 'quiet', size: 'small' })}>
        <span className={styles.whenClosed}>
          <Icon of={MenuIcon} />
          Menu
          {Unread && <Unread place="corner" />}
        </span>
        <span className={styles.whenOpen}>
          <Icon of={X} />
          Close
        </span>
      </summary>
    </details>
  )
}
