import { useEffect } from 'react'
import { useUser } from '../accounts/user-store.ts'
import { closeNotifyForm, useNotifyRequest } from '../listings/home/notify-store.ts'
import { addresses } from '../shell/addresses.ts'
import { loadCode } from '../shell/load-code.ts'
import { useLazy } from '../state/use-lazy.ts'

/** The modal that Notify Me opens over any page, fetched once it is needed. The verification of a new account's e-mail comes first. */
export function NotificationDialog() {
  const request = useNotifyRequest()
  const user = useUser()
  const Subscribe = useLazy(request !== undefined, loadSubscribe)
  useEffect(() => {
    if (request && !user) closeNotifyForm()
  }, [request, user])
  if (!request || !Subscribe || !user || user.justSignedUp) return null
  const close = () => {
    closeNotifyForm()
    request.closed?.()
  }
  return <Subscribe names={request.names} personId={user.user_id} onClose={close} />
}

/** Goes to the page of one's notifications when the modal's code cannot be loaded. */
const loadSubscribe = () =>
  loadCode(() => import('./subscribe-dialog.tsx'))
    .then(({ SubscribeDialog }) => SubscribeDialog)
    .catch(() => location.assign(addresses.notifications))
