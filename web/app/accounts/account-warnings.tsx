import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { addresses } from '../shell/addresses.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { TextLink } from '../ui/text-link/text-link.tsx'
import styles from './account-warnings.module.css'

/**
 * What is said about the account of who is signed in, on every page. It is in the HTML for everyone; `data-unconfirmed` and
 * `data-restricted` on `<html>` show it before the first paint. (GEN-15)
 */
export const AccountWarnings = () => (
  <>
    <Warning label="Your account" shownTo={styles.unconfirmed}>
      Your account is not verified. Open the link in our e-mail, or ask for a new one in{' '}
      <TextLink to={addresses.accountSettings} className={styles.link}>
        Account Settings
      </TextLink>
      .
    </Warning>
    <Warning label="What volunteers decided" shownTo={styles.restricted}>
      You cannot do everything here now.{' '}
      <TextLink to={addresses.restrictions} className={styles.link}>
        Read why, and answer
      </TextLink>
      .
    </Warning>
  </>
)

type Props = { label: string; shownTo: string | undefined; children: ReactNode }

const Warning = ({ label, shownTo, children }: Props) => (
  <aside className={`${styles.warning} ${shownTo}`} aria-label={label} data-screen-only>
    <div className={styles.row}>
      <Icon of={TriangleAlert} className={styles.icon} />
      <p>{children}</p>
    </div>
  </aside>
)
