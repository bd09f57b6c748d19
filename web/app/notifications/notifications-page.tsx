import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { PageHead } from '../accounts/page/page-head.tsx'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { useOwnUser } from '../accounts/use-own-user.ts'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { Button } from '../ui/button/button.tsx'
import type { Route } from './+types/notifications-page'
import { loadNotifications } from './load-notifications.ts'
import { NotificationList } from './notification-list.tsx'
import { OnceConfirmed } from './once-confirmed.tsx'
import { SubscribeDialog } from './subscribe-dialog.tsx'

export const loader = () => null

/** The list is private, so the browser alone loads it. */
export const clientLoader = async () => (storedUser() ? loadNotifications(browserApi) : null)

clientLoader.hydrate = true as const

export const meta = () => privateMeta('Equipment Notification')

/** The page on which one sees, adds and deletes notifications. (NOTI-01) */
export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  const { user_id: personId } = useOwnUser()
  const { revalidate } = useRevalidator()
  const [adding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <PageHead
        title="Equipment Notification"
        ref={heading}
        intro="We e-mail you each time someone lists what you are looking for."
      >
        <Button variant="next" size="tall" icon={Plus} onClick={() => setAdding(true)}>
          Add Notification
        </Button>
      </PageHead>
      <OnceConfirmed />
      <NotificationList data={loaderData} heading={heading} />
      {adding && (
        <SubscribeDialog names={[]} personId={personId} onCreated={revalidate} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
