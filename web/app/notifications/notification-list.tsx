import Trash from 'lucide-react/icons/trash-2'
import { type RefObject, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { Loading } from '../ui/loading/loading.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import type { Notification, NotificationsData } from './load-notifications.ts'
import styles from './notifications.module.css'
import { useFocusInPlace } from './use-focus-in-place.ts'

type Heading = RefObject<HTMLHeadingElement | null>

/** The person's notifications, once they are loaded. `heading` takes the focus when the last one is deleted. */
export function NotificationList({ data, heading }: { data: NotificationsData | null; heading: Heading }) {
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
        <section className={styles.panel} aria-labelledby="notifications">
          <h2 id="notifications">We write to you about</h2>
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
