import { RestrictedBanner } from '../restrictions/restricted-banner.tsx'
import { UnverifiedBanner } from './emails/unverified-banner.tsx'

/** What is said about the account of who is signed in, on every page. */
export const AccountWarnings = () => (
  <>
    <UnverifiedBanner />
    <RestrictedBanner />
  </>
)
