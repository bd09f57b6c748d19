import { useUser } from '../accounts/user-store.ts'
import { Alert } from '../ui/alert/alert.tsx'

/** Tells people with an unconfirmed address that their notifications are sent once it is confirmed. */
export function OnceConfirmed() {
  const user = useUser()
  if (!user || user.confirmed) return null
  return (
    <Alert
      type="info"
      text="You can add notifications now. We start to send them once you have confirmed your address with the link in our e-mail."
    />
  )
}
