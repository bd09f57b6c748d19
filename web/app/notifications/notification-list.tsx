import Trash from 'lucide-react/icons/trash-2'
import { type RefObject, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { TryAgain } from '../ui/try-again/try-again.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import type { Notification, NotificationsData } from './load-notifications.ts'
import styles from './notifications.module.css'
import { useFocusInPlace } from './use-focus-in-place.ts'

type Heading = RefObject<HTMLHeadingElement | null>

/** What someone waits for, once it has come. `heading` gets the focus of the last one that goes. */
export function NotificationList({ data, heading }: { data: NotificationsData | null; heading: Heading }) {
  const { list, keepPlace } = useFocusInPlace(data, heading)
  if (!data) {
    return (
      <p role="status" className={styles.loading}>
        Loading your notifications…
      </p>
    )
  }
  return 'failure' in data ? (
    <TryAgain sentence={data.failure.error} />
  ) : (
    <Found notifications={data.notifications} list={list} keepPlace={keepPlace} />
  )
}

type FoundProps = Pick<ReturnType<typeof useFocusInPlace>, 'list' | 'keepPlace'> & { notifications: Notification[] }

function Found({ notifications, list, keepPlace }: FoundProps) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<Notification>()
  const renew = (gone: Notification) => {
    keepPlace(notifications.indexOf(gone))
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
              <Row key={notification.id} {...{ notification }} onDelete={() => setAsking(notification)} />
            ))}
          </ul>
        </section>
      )}
      {asking && (
        <DeleteQuestion notification={asking} onDeleted={() => renew(asking)} onClose={() => setAsking(undefined)} />
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
