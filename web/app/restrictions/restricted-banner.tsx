import TriangleAlert from 'lucide-react/icons/triangle-alert'
import unverified from '../accounts/emails/unverified-banner.module.css'
import { addresses } from '../shell/addresses.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { TextLink } from '../ui/text-link/text-link.tsx'
import styles from './restricted-banner.module.css'

/**
 * Leads people whom volunteers keep from something to the page that says why. It is in the HTML for everyone; `data-restricted` on
 * `<html>` shows it before the first paint.
 */
export function RestrictedBanner() {
  return (
    <aside className={`${unverified.banner} ${styles.banner}`} aria-label="What volunteers decided" data-screen-only>
      <div className={unverified.row}>
        <Icon of={TriangleAlert} className={unverified.icon} />
        <p>
          You cannot do everything here now.{' '}
          <TextLink to={addresses.restrictions} className={unverified.link}>
            Read why, and answer
          </TextLink>
          .
        </p>
      </div>
    </aside>
  )
}
