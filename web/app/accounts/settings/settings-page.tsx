import { privateMeta } from '../page/private-meta.ts'
import { SecondFactorSection } from '../second-factor/second-factor-section.tsx'
import { DevicesAndDataSection } from './devices-and-data-section.tsx'
import { EmailSection } from './email-section.tsx'
import { FirstNameSection } from './first-name-section.tsx'
import { NewsletterSection } from './newsletter-section.tsx'
import { PasswordSection } from './password-section.tsx'
import styles from './settings.module.css'

export const meta = () => privateMeta('Account Settings')

export default function SettingsPage() {
  return (
    <>
      <h1>Account Settings</h1>
      <div className={styles.sections}>
        <EmailSection />
        <FirstNameSection />
        <PasswordSection />
        <SecondFactorSection />
        <NewsletterSection />
        <DevicesAndDataSection />
      </div>
    </>
  )
}
