import { browserApi } from '../../api.ts'
import { Loading } from '../../ui/loading/loading.tsx'
import { TryAgain } from '../../ui/try-again/try-again.tsx'
import { privateMeta } from '../page/private-meta.ts'
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx'
import { storedUser } from '../user-store.ts'
import type { Route } from './+types/settings-page'
import { DevicesAndDataSection } from './devices-and-data-section.tsx'
import { EmailSection } from './email-section.tsx'
import { FirstNameSection } from './first-name-section.tsx'
import { loadSettings } from './load-settings.ts'
import { NewsletterSection } from './newsletter-section.tsx'
import { PasswordSection } from './password-section.tsx'
import styles from './settings.module.css'

export const loader = () => null

/** One's settings are private: loaded by one's browser alone. */
export const clientLoader = async () => (storedUser() ? loadSettings(browserApi) : null)

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Account Settings')

export default function SettingsPage({ loaderData: data }: Route.ComponentProps) {
  return (
    <>
      <h1>Account Settings</h1>
      {!data && <Loading>Loading your settings…</Loading>}
      {data && 'error' in data && <TryAgain message={data.error} />}
      {data && 'sessions' in data && (
        <div className={styles.sections}>
          <EmailSection change={data.emailChange} />
          <FirstNameSection saved={data.firstName} />
          <PasswordSection />
          <SecondFactorSection initial={data.secondFactor} />
          <NewsletterSection />
          <DevicesAndDataSection sessions={data.sessions} />
        </div>
      )}
    </>
  )
}
