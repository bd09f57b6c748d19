import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Heart from 'lucide-react/icons/heart'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { DropDown } from '../../ui/drop-down/drop-down.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { addresses } from '../addresses.ts'
import styles from './account-links.module.css'

export type AccountLinksProps = {
  onLogOut?: (() => void) | undefined
  /** List items that only some people have in their menu. */
  menuMore?: ReactNode
  /** How much is unread, once that is known; at the corner of a button, or after a link's words. */
  Unread?: ComponentType<{ place: 'corner' | 'inline' }> | undefined
}

/**
 * Sign In or the user menu, and Donate. The HTML has both of the former; the attribute `data-signed-in` of `<html>` decides which
 * one is shown, so that nothing jumps when the browser knows who is signed in.
 */
export function AccountLinks(props: AccountLinksProps) {
  return (
    <div className={styles.account}>
      <Link to={addresses.signIn} className={`line bold ${styles.signIn}`}>
        Sign In
      </Link>
      <UserMenu {...props} />
      <Button to={addresses.donate} size="small" icon={Heart} className={styles.donate}>
        <span className={styles.inBar}>Donate</span>
        <span className={styles.inMenu}>Make a Donation</span>
      </Button>
    </div>
  )
}

const own = [
  { label: 'My Listings', to: addresses.myListings },
  { label: 'Messages', to: addresses.conversations },
  { label: 'Saved Listings', to: addresses.saved },
  { label: 'Notifications', to: addresses.notifications },
  { label: 'Account Settings', to: addresses.accountSettings },
]

function UserMenu({ onLogOut, menuMore, Unread }: AccountLinksProps) {
  const label = (
    <>
      <Icon of={CircleUserRound} />
      My account
      {Unread && <Unread place="corner" />}
    </>
  )
  return (
    <DropDown
      label={label}
      align="right"
      className={styles.userMenu}
      summaryClass={buttonClass({ variant: 'quiet', size: 'small' })}
      listClass={styles.dropList}
    >
      {own.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>
            {label}
            {Unread && to === addresses.conversations && <Unread place="inline" />}
          </Link>
        </li>
      ))}
      {menuMore}
      <li>
        <button type="button" onClick={onLogOut}>
          Log Out
        </button>
      </li>
    </DropDown>
  )
}
