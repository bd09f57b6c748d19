import CircleUserRound from 'lucide-react/icons/circle-user-round'
import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
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
}

/**
 * Sign In or the user menu, and Donate. The HTML has both of the former; the attribute `data-signed-in` of `<html>` decides which
 * one is shown, so that nothing jumps when the browser knows who is signed in.
 */
export function AccountLinks({ onLogOut, menuMore }: AccountLinksProps) {
  return (
    <div className={styles.account}>
      <Link to={addresses.signIn} className={styles.signIn}>
        Sign In
      </Link>
      <UserMenu onLogOut={onLogOut} menuMore={menuMore} />
      <Button to={addresses.donate} size="small" icon={Heart} className={styles.donate}>
        <span className={styles.inBar}>Donate</span>
        <span className={styles.inMenu}>Make a Donation</span>
      </Button>
    </div>
  )
}

function UserMenu({ onLogOut, menuMore }: AccountLinksProps) {
  const label = (
    <>
      <Icon of={CircleUserRound} />
      My account
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
      <li>
        <Link to={addresses.myListings}>My Listings</Link>
      </li>
      <li>
        <Link to={addresses.saved}>Saved Listings</Link>
      </li>
      <li>
        <Link to={addresses.notifications}>Notifications</Link>
      </li>
      <li>
        <Link to={addresses.accountSettings}>Account Settings</Link>
      </li>
      {menuMore}
      <li>
        <button type="button" onClick={onLogOut}>
          Log Out
        </button>
      </li>
    </DropDown>
  )
}
