import { browserApi } from '../../api.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { confirmationSent } from '../sign-in/auth-alerts.ts'
import { noteOfUser } from '../user-store.ts'

/** Has another confirmation mail sent, notes it and tells so. A no is told where it was asked for. (AUTH-14) */
export async function resendConfirmation(email: string) {
  const reply = await browserApi('resendConfirmation', { body: { user: { email } } })
  if (reply.ok) {
    noteOfUser({ confirmationResent: true })
    alerts.show(confirmationSent)
  }
  return reply
}
