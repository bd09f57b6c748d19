import Bell from 'lucide-react/icons/bell'
import List from 'lucide-react/icons/list'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Settings from 'lucide-react/icons/settings'
import { useLocation } from 'react-router'
import { UnreadCount } from '../../messages/unread/unread-count.tsx'
import { addresses } from '../../shell/addresses.ts'
import { currentMark } from '../../shell/header/current-mark.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from './account-tabs.module.css'

const tabs = [
  { to: addresses.myListings, icon: List, name: 'My Listings', short: 'Listings' },
  { to: addresses.notifications, icon: Bell, name: 'Equipment Notification', short: 'Notifications' },
  { to: addresses.conversations, icon: MessagesSquare, name: 'Messages', short: 'Messages' },
  { to: addresses.accountSettings, icon: Settings, name: 'Account Settings', short: 'Settings' },
]

/**
 * The bar of one's account; its labels are shorter up to 751 px. (ACCT-01) The accessible name
 * stays the long one where it contains the short one, because the site's bar has its own Listings.
 */
export function AccountTabs() {
  const { pathname } = useLocation()
  return (
    <nav className={styles.bar} aria-label="Your account">
      <ul className={styles.tray}>
        {tabs.map(({ to, icon, name, short }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.tab}
              aria-current={currentMark(pathname, to)}
              aria-label={name !== short && name.includes(short) ? name : undefined}
            >
              <Icon of={icon} className={styles.icon} />
              <span className={styles.name}>{name}</span>
              <span className={styles.short}>{short}</span>
              {to === addresses.conversations && <UnreadCount place="corner" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
