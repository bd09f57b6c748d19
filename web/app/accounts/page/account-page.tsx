import Bell from 'lucide-react/icons/bell'
import List from 'lucide-react/icons/list'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Settings from 'lucide-react/icons/settings'
import { useEffect, useState } from 'react'
import { Outlet, redirect, useLocation } from 'react-router'
import { browserApi } from '../../api.ts'
import { UnreadCount } from '../../messages/unread/unread-count.tsx'
import { Restrictions } from '../../restrictions/restrictions.tsx'
import { addresses } from '../../shell/addresses.ts'
import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import type { FailedReply } from '../../shell/alerts/catalogue.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { currentMark } from '../../shell/header/current-mark.ts'
import { useBusy } from '../../state/busy.ts'
import { useInBrowser } from '../../state/in-browser.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { TextLink } from '../../ui/text-link/text-link.tsx'
import { signInFor } from '../session/guarded-paths.ts'
import { useIsOtherUser } from '../use-is-other-user.ts'
import { storedUser, useUser } from '../user-store.ts'
import type { Route } from './+types/account-page'
import styles from './account-page.module.css'
import accountTabsStyles from './account-tabs.module.css'
import mailStoppedStyles from './mail-stopped.module.css'

const mailResumed: AlertMessage = { type: 'success', title: 'We send you e-mails again', seconds: 3 }

const mailResumeFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'E-mails are still stopped',
  text: 'Please try again.',
  flowId: failure.flow_id,
})

/** Says on the pages of an account that e-mails to it came back and are stopped, and lets its person have them sent again. */
function MailStopped() {
  const { isStopped, resume, busy } = useMailDelivery()
  if (!isStopped) return null
  return (
    <section className={`stack start gap-12 ${mailStoppedStyles.notice}`} aria-labelledby="mail-stopped">
      <p>
        <strong id="mail-stopped">Our e-mails do not reach you</strong>
      </p>
      <p>
        Your mail service sent them back on two days, so we stopped. Is your address right in{' '}
        <TextLink to={addresses.accountSettings}>Account Settings</TextLink>? Is your mailbox full?
      </p>
      <Button busy={busy} busyLabel="One moment…" onClick={resume}>
        Send me e-mails again
      </Button>
    </section>
  )
}

function useMailDelivery() {
  const [isStopped, setStopped] = useState(false)
  const { busy, run } = useBusy()
  useEffect(() => {
    let isCancelled = false
    browserApi('getMailDelivery', {}).then((reply) => {
      if (!isCancelled && reply.ok) setStopped(reply.data.stopped)
    })
    return () => {
      isCancelled = true
    }
  }, [])
  const resume = () =>
    run(async () => {
      const reply = await browserApi('resumeMailDelivery', {})
      if (!reply.ok) return showFailure(reply, mailResumeFailed)
      alerts.show(mailResumed)
      setStopped(false)
    })
  return { isStopped, resume, busy }
}

const tabs = [
  { to: addresses.myListings, icon: List, name: 'My Listings', short: 'Listings' },
  { to: addresses.notifications, icon: Bell, name: 'Equipment Notification', short: 'Notifications' },
  { to: addresses.conversations, icon: MessagesSquare, name: 'Messages', short: 'Messages' },
  { to: addresses.accountSettings, icon: Settings, name: 'Account Settings', short: 'Settings' },
]

/**
 * The bar of one's account; its labels are shorter up to 751 px. (ACCT-01) The accessible name
 * stays the long one where it contains the short one, because the site's bar has its own Listings.
 */
function AccountTabs() {
  const { pathname } = useLocation()
  return (
    <nav className={accountTabsStyles.bar} aria-label="Your account">
      <ul className={`wrap gap-8 ${accountTabsStyles.tray}`}>
        {tabs.map(({ to, icon, name, short }) => (
          <li key={to}>
            <Link
              to={to}
              className={`line tab-link gap-8 ${accountTabsStyles.tab}`}
              aria-current={currentMark(pathname, to)}
              aria-label={name !== short && name.includes(short) ? name : undefined}
            >
              <Icon of={icon} className={accountTabsStyles.icon} />
              <span className={accountTabsStyles.name}>{name}</span>
              <span className={accountTabsStyles.short}>{short}</span>
              {to === addresses.conversations && <UnreadCount place="corner" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

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
    <div className={`stack page gap-24 above-24 ${styles.page}`}>
      <AccountTabs />
      {user && !isAnothers && <MailStopped key={user.user_id} />}
      {user && !isAnothers ? <Outlet context={user} /> : <Loading />}
    </div>
  )
}

/** In the place of every page of the account while its person is banned. */
const BannedPage = () => (
  <div className={`stack page gap-24 above-24 ${styles.page}`}>
    <Restrictions />
  </div>
)

function Loading() {
  return (
    <>
      <p className="late">Opening your account…</p>
      <noscript>
        <p>Your account needs JavaScript. Please turn it on in your browser and load the page again.</p>
      </noscript>
    </>
  )
}

/** Replaces an account page when its person is signed out, as when another tab logged out. */
function SignedOut() {
  const { pathname, search } = useLocation()
  return (
    <EmptyState level={1} title="You are signed out" text="Sign in again to see your account.">
      <Button variant="next" to={signInFor(pathname + search)}>
        Sign In
      </Button>
    </EmptyState>
  )
}
