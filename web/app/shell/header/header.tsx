import { Link } from '../../ui/link/link.tsx'
import { addresses } from '../addresses.ts'
import { SocialLinks } from '../footer/social-links.tsx'
import { AccountLinks, type AccountLinksProps } from './account-links.tsx'
import styles from './header.module.css'
import { Logo } from './logo.tsx'
import { MenuToggle } from './menu-toggle.tsx'
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
