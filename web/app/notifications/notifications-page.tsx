import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { PageHead } from '../accounts/page/page-head.tsx'
import { privateMeta } from '../accounts/page/private-meta.ts'
import { useOwnUser } from '../accounts/use-own-user.ts'
import { storedUser } from '../accounts/user-store.ts'
import { browserApi } from '../api.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { useBusy } from '../state/busy.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Loading } from '../ui/loading/loading.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import type { Route } from './+types/notifications-page'
import { deleted, deletionFailed } from './notification-alerts.ts'
import styles from './notifications.module.css'
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

type Heading = RefObject<HTMLHeadingElement | null>

/** The person's notifications, once they are loaded. `heading` takes the focus when the last one is deleted. */
function NotificationList({ data, heading }: { data: NotificationsData | null; heading: Heading }) {
  const { list, rememberIndex } = useFocusInPlace(data, heading)
  if (!data) return <Loading>Loading your notifications…</Loading>
  return 'failure' in data ? (
    <TryAgain message={data.failure.error} />
  ) : (
    <Loaded notifications={data.notifications} list={list} rememberIndex={rememberIndex} />
  )
}

type LoadedProps = Pick<ReturnType<typeof useFocusInPlace>, 'list' | 'rememberIndex'> & {
  notifications: Notification[]
}

function Loaded({ notifications, list, rememberIndex }: LoadedProps) {
  const { revalidate } = useRevalidator()
  const [toDelete, setToDelete] = useState<Notification>()
  const reload = (removed: Notification) => {
    rememberIndex(notifications.indexOf(removed))
    revalidate()
  }
  return (
    <>
      {notifications.length === 0 ? (
        <EmptyState title="You have no notifications yet." text="Add one for each kind of equipment you look for." />
      ) : (
        <section className="card" aria-labelledby="notifications">
          <h2 id="notifications" className="small-heading">
            We write to you about
          </h2>
          <ul ref={list} className={styles.list}>
            {notifications.map((notification) => (
              <Row key={notification.id} {...{ notification }} onDelete={() => setToDelete(notification)} />
            ))}
          </ul>
        </section>
      )}
      {toDelete && (
        <DeleteQuestion
          notification={toDelete}
          onDeleted={() => reload(toDelete)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  )
}

function Row({ notification, onDelete }: { notification: Notification; onDelete: () => void }) {
  const { name } = notification.equipment_type
  return (
    <li>
      <span className={styles.name}>{name}</span>
      <Button variant="danger" icon={Trash} onClick={onDelete}>
        Delete<span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  )
}

type Props = { notification: Notification; onDeleted: () => void; onClose: () => void }

/** Asks for confirmation. The dialog closes when the server has answered. (NOTI-04) */
function DeleteQuestion({ notification: { id, equipment_type: type }, onDeleted, onClose }: Props) {
  const { busy, run } = useBusy()
  const remove = async (close: () => void) => {
    const reply = await browserApi('deleteNotification', { params: { id: String(id) } })
    close()
    // A notification that was deleted elsewhere meanwhile, as by the link of a mail, is a success too.
    if (!reply.ok && reply.status !== 404) return showFailure(reply, deletionFailed)
    alerts.show(deleted)
    onDeleted()
  }
  return (
    <Dialog
      short
      title="Delete this notification?"
      onClose={onClose}
      foot={(close) => (
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="dangerAnswer" busy={busy} busyLabel="Deleting…" onClick={() => run(() => remove(close))}>
            Delete
          </Button>
        </>
      )}
    >
      <p>We then no longer write to you when someone lists this: {type.name}.</p>
    </Dialog>
  )
}

/** After a deletion, moves the focus to the notification that has taken the place, else to the heading; unless it is elsewhere already. */
function useFocusInPlace(data: NotificationsData | null, heading: RefObject<HTMLElement | null>) {
  const list = useRef<HTMLUListElement>(null)
  const removedIndex = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that they are loaded
  useEffect(() => {
    const at = removedIndex.current
    if (at === undefined) return
    removedIndex.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(at, buttons.length - 1)] ?? heading.current
    next?.focus()
  }, [data, heading])
  const rememberIndex = (at: number) => {
    removedIndex.current = at
  }
  return { list, rememberIndex }
}

type Notification = Answer<'listMyNotifications'>[number]

type NotificationsData = { notifications: Notification[] } | { failure: ErrorEnvelope }

/** Loads the person's notifications, in the order of the names. */
async function loadNotifications(api: Client): Promise<NotificationsData> {
  const reply = await api('listMyNotifications', {})
  return reply.ok ? { notifications: reply.data } : { failure: reply.failure }
}
