import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { addresses } from '../../shell/addresses.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import styles from './unverified-banner.module.css'

/**
 * Warns people who are signed in with an unconfirmed address, on every page. (GEN-15) It is in the HTML for everyone;
 * `data-unconfirmed` on `<html>` shows it before the first paint.
 */
export function UnverifiedBanner() {
  return (
    <aside className={styles.banner} aria-label="Your account" data-screen-only>
      <div className={styles.row}>
        <Icon of={TriangleAlert} className={styles.icon} />
        <p>
          Your account is not verified. Open the link in our e-mail, or ask for a new one in{' '}
          <TextLink to={addresses.accountSettings} className={styles.link}>
            Account Settings
          </TextLink>
          .
        </p>
      </div>
    </aside>
  )
}
