import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { confirmationSent } from '../sign-in/auth-alerts.ts'
import { storeUserNotes } from '../user-store.ts'

/** Requests another confirmation mail, records it and shows an alert. The caller shows a failure. (AUTH-14) */
export async function resendConfirmation(email: string) {
  const reply = await browserApi('resendConfirmation', { body: { user: { email } } })
  if (reply.ok) {
    storeUserNotes({ confirmationResent: true })
    alerts.show(confirmationSent)
  }
  return reply
}
