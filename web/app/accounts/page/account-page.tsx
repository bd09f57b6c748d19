import { Outlet, redirect } from 'react-router'
import { Restrictions } from '../../restrictions/restrictions.tsx'
import { useInBrowser } from '../../state/in-browser.ts'
import { signInFor } from '../session/guarded-paths.ts'
import { SignedOut } from '../signed-out.tsx'
import { useIsOtherUser } from '../use-is-other-user.ts'
import { storedUser, useUser } from '../user-store.ts'
import type { Route } from './+types/account-page'
import styles from './account-page.module.css'
import { AccountTabs } from './account-tabs.tsx'
import { MailStopped } from './mail-stopped.tsx'

export const loader = () => null

/** Redirects guests to the sign-in page. (GEN-09) A courtesy: it is the API that protects the data. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  const { pathname, search } = new URL(request.url)
  const user = storedUser()
  if (!user) throw redirect(signInFor(pathname + search))
  return { personId: user.user_id }
}

clientLoader.hydrate = true as const

/**
 * The layout of the account pages. The HTML is the same for everyone; a page is rendered once the browser knows who is signed in,
 * and is removed with them: data loaded for one person is never shown to the next.
 */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const user = useUser()
  const inBrowser = useInBrowser()
  const isAnothers = useIsOtherUser(loaderData?.personId)
  if (inBrowser && !user) return <SignedOut />
  if (user?.restricted === 'ban' && !isAnothers) return <BannedPage />
  return (
    <div className={styles.page}>
      <AccountTabs />
      {user && !isAnothers && <MailStopped key={user.user_id} />}
      {user && !isAnothers ? <Outlet context={user} /> : <Loading />}
    </div>
  )
}

/** In the place of every page of the account while its person is banned. */
const BannedPage = () => (
  <div className={styles.page}>
    <Restrictions />
  </div>
)

function Loading() {
  return (
    <>
      <p className={styles.arriving}>Opening your account…</p>
      <noscript>
        <p>Your account needs JavaScript. Please turn it on in your browser and load the page again.</p>
      </noscript>
    </>
  )
}
