import { useRef } from 'react'
import { browserApi } from '../api.ts'
import { ListLoading } from '../listings/fields/list-loading.tsx'
import { useCategories } from '../listings/fields/listing-lists.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { created, creationFailed } from './notification-alerts.ts'
import { OnceConfirmed } from './once-confirmed.tsx'
import styles from './subscribe-dialog.module.css'
import { SubscribeForm } from './subscribe-form.tsx'
import { initialSubscription, type SubscriptionValues } from './subscription-values.ts'

type Props = {
  /** The names of the categories and equipment types that are preselected. */
  names: string[]
  personId: number
  onCreated?: () => void
  onClose: () => void
}

/** Subscribes to a notification. Closes with the answer, whichever it is; after a failure it reopens with its input. (NOTI-02, NOTI-03) */
export function SubscribeDialog({ names, personId, onCreated, onClose }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const categories = useCategories()
  const send = async (values: SubscriptionValues) => {
    const notification = {
      category_id: Number(values.category_id),
      equipment_type_id: Number(values.equipment_type_id),
    }
    const reply = await browserApi('createNotification', { body: { notification } })
    storePendingSubscription({ personId, names, values: reply.ok ? undefined : values })
    content.current?.closest('dialog')?.close()
    if (!reply.ok) return showFailure(reply, creationFailed)
    alerts.show(created)
    onCreated?.()
  }
  return (
    <Dialog title="Subscribe to Equipment Notifications" onClose={onClose}>
      <div ref={content} className={styles.content}>
        <p>Tell us what you are looking for. We e-mail you each time someone lists it. You can end this at any time.</p>
        <OnceConfirmed />
        {categories.data ? (
          <SubscribeForm
            categories={categories.data}
            initial={findPendingSubscription({ personId, names }) ?? initialSubscription(categories.data, names)}
            send={send}
          />
        ) : (
          <ListLoading list={categories} />
        )}
      </div>
    </Dialog>
  )
}

/** The person, and the categories and equipment types that they were looking at. */
type PendingKey = { personId: number; names: string[] }

let pending: (PendingKey & { values: SubscriptionValues | undefined }) | undefined

/** Stores, while this page is open, form values that could not be sent; undefined removes them. */
export function storePendingSubscription(next: PendingKey & { values: SubscriptionValues | undefined }): void {
  pending = next
}

/** The form values that the same person could not send from the same place. */
export const findPendingSubscription = ({ personId, names }: PendingKey): SubscriptionValues | undefined =>
  pending?.personId === personId && pending.names.join() === names.join() ? pending.values : undefined
