import type { Reply } from '@reable/contract/client'
import { useEffect, useState } from 'react'
import { isConfirmedHere, useUser } from '../../../accounts/user-store.ts'
import { browserApi } from '../../../api.ts'
import { soonLabel } from '../../../soon-label.ts'
import { Alert } from '../../../ui/alert/alert.tsx'

type ToPublish = NonNullable<Extract<Reply<'listMyListings'>, { ok: true }>['answer']['to_publish_today']>

/** A newcomer empties an apartment in one go: with so many left they plan ahead. */
const fewLeft = 3

/** Says before the form is filled in that a person can list only a few more items today, or none. */
export function ListingsLeft() {
  const user = useUser()
  const personId = user?.user_id
  const [toPublish, setToPublish] = useState<ToPublish>()
  useEffect(() => {
    if (personId === undefined) return
    let isCancelled = false
    browserApi('listMyListings', { query: { type: 'active', page: 1 } }).then((reply) => {
      if (reply.ok && !isCancelled) setToPublish(reply.answer.to_publish_today)
    })
    return () => {
      isCancelled = true
    }
  }, [personId])
  return (
    <div role="status">
      {user && toPublish && toPublish.left <= fewLeft && (
        <Alert type={toPublish.left ? 'info' : 'warning'} title={leftMessage(toPublish)}>
          {!toPublish.left && (
            <p>
              You can list more after {soonLabel(toPublish.more_at_utc)}. You can still fill in the form: we’ll keep it
              as a draft on this device.
            </p>
          )}
          {!isConfirmedHere(user) && <p>Confirm your email address to list more.</p>}
        </Alert>
      )}
    </div>
  )
}

function leftMessage({ left, max }: ToPublish): string {
  if (left) return `You can list ${left} more ${left === 1 ? 'item' : 'items'} today.`
  return `You’ve reached the limit of ${max} items a day.`
}
