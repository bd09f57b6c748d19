import { useEffect } from 'react'
import { useUser } from '../accounts/user-store.ts'
import { stopAskingToBeNotified, useNotifyAsked } from '../listings/home/notify-store.ts'
import { addresses } from '../shell/addresses.ts'
import { useLate } from '../use-late.ts'

/** The modal that Notify Me opens over any page, fetched once it is wanted. What a newcomer is asked first goes before it. */
export function NotificationDialog() {
  const asked = useNotifyAsked()
  const user = useUser()
  const Subscribe = useLate(asked !== undefined, loadSubscribe)
  useEffect(() => {
    if (asked && !user) stopAskingToBeNotified()
  }, [asked, user])
  if (!asked || !Subscribe || !user || user.justSignedUp) return null
  const close = () => {
    stopAskingToBeNotified()
    asked.closed?.()
  }
  return <Subscribe names={asked.names} personId={user.user_id} onClose={close} />
}

/** Where the modal cannot be had there is still the page of one's notifications. */
const loadSubscribe = () =>
  import('./subscribe-dialog.tsx')
    .then(({ SubscribeDialog }) => SubscribeDialog)
    .catch(() => location.assign(addresses.notifications))
