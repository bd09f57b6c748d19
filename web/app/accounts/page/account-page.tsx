import { Outlet, redirect } from 'react-router'
import { useInBrowser } from '../../in-browser.ts'
import { signInFor } from '../session/guarded-paths.ts'
import { SignedOut } from '../signed-out.tsx'
import { useIsAnothers } from '../use-is-anothers.ts'
import { storedUser, useUser } from '../user-store.ts'
import type { Route } from './+types/account-page'
import styles from './account-page.module.css'
import { AccountTabs } from './account-tabs.tsx'

export const loader = () => null

/** Whoever goes there without being signed in signs in first. (GEN-09) A courtesy: it is the API that protects. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url)
  const user = storedUser()
  if (!user) throw redirect(signInFor(pathname + search))
  return { personId: user.user_id }
}

clientLoader.hydrate = true as const

/**
 * What stands around the pages of one's account. The HTML is the same for everyone; a page of it comes when the browser
 * knows who is there, and goes with them: what was loaded for one person never shows for the next.
 */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const inBrowser = useInBrowser()
  const isAnothers = useIsAnothers(loaderData?.personId)
  if (inBrowser && !user) return <SignedOut />
  return (
    <div className={styles.page}>
      <AccountTabs />
      {user && !isAnothers ? <Outlet context={user} /> : <Arriving />}
    </div>
  )
}

function Arriving() {
  return (
    <>
      <p className={styles.arriving}>Opening your account…</p>
      <noscript>
        <p>Your account needs JavaScript. Please turn it on in your browser and load the page again.</p>
      </noscript>
    </>
  )
}
