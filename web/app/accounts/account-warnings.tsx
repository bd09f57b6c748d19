import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { addresses } from '../shell/addresses.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { TextLink } from '../ui/text-link/text-link.tsx'
import styles from './account-warnings.module.css'
import { AskAboutSignUp } from './emails/ask-about-sign-up.tsx'
import { OpenLinkHere } from './emails/open-link-here.tsx'

/**
 * What is said about the account of who is signed in, on every page. It is in the HTML for everyone; data attributes on `<html>` show it
 * before the first paint. (GEN-15)
 */
export const AccountWarnings = () => (
  <>
    <Warning label="Your account" shownTo={styles.unconfirmed}>
      <p>
        Your account is not verified. Open the link in our e-mail, or ask for a new one in{' '}
        <TextLink to={addresses.accountSettings} className={styles.link}>
          Account Settings
        </TextLink>
        .
      </p>
    </Warning>
    <Warning label="One more step" shownTo={styles.limited}>
      <OpenLinkHere className={styles.said} />
    </Warning>
    <Warning label="Your sign-up" shownTo={styles.signUp}>
      <AskAboutSignUp className={styles.said} answersClassName={styles.answers} />
    </Warning>
    <Warning label="What volunteers decided" shownTo={styles.restricted}>
      <p>
        You cannot do everything here now.{' '}
        <TextLink to={addresses.restrictions} className={styles.link}>
          Read why, and answer
        </TextLink>
        .
      </p>
    </Warning>
  </>
)

type Props = { label: string; shownTo: string | undefined; children: ReactNode }

const Warning = ({ label, shownTo, children }: Props) => (
  <aside className={`${styles.warning} ${shownTo}`} aria-label={label} data-screen-only>
    <div className={styles.row}>
      <Icon of={TriangleAlert} className={styles.icon} />
      {children}
    </div>
  </aside>
)
