import { useRef } from 'react'
import { browserApi } from '../api.ts'
import { ListAwaited } from '../listings/fields/list-awaited.tsx'
import { useCategories } from '../listings/fields/listing-lists.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { showFailure } from '../shell/alerts/show-failure.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { keepWish, keptWish } from './kept-wish.ts'
import { created, creationFailed } from './notification-alerts.ts'
import { OnceConfirmed } from './once-confirmed.tsx'
import styles from './subscribe-dialog.module.css'
import { SubscribeForm } from './subscribe-form.tsx'
import { type Wish, wishFor } from './wish.ts'

type Props = {
  /** Of the categories and equipment types that are chosen beforehand. */
  names: string[]
  personId: number
  onCreated?: () => void
  onClose: () => void
}

/** Says what someone waits for. Closes with the answer, whichever it is; after a no it opens as it was. (NOTI-02, NOTI-03) */
export function SubscribeDialog({ names, personId, onCreated, onClose }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const categories = useCategories()
  const send = async (wish: Wish) => {
    const notification = {
      category_id: Number(wish.category_id),
      equipment_type_id: Number(wish.equipment_type_id),
    }
    const reply = await browserApi('createNotification', { body: { notification } })
    keepWish({ personId, names, wish: reply.ok ? undefined : wish })
    place.current?.closest('dialog')?.close()
    if (!reply.ok) return showFailure(reply, creationFailed)
    alerts.show(created)
    onCreated?.()
  }
  return (
    <Dialog title="Subscribe to Equipment Notifications" onClose={onClose}>
      <div ref={place} className={styles.content}>
        <p>Tell us what you are looking for. We e-mail you each time someone lists it. You can end this at any time.</p>
        <OnceConfirmed />
        {categories.data ? (
          <SubscribeForm
            categories={categories.data}
            first={keptWish({ personId, names }) ?? wishFor(categories.data, names)}
            send={send}
          />
        ) : (
          <ListAwaited of={categories} />
        )}
      </div>
    </Dialog>
  )
}
