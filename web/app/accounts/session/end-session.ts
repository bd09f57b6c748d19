import { alerts } from '../../shell/alerts/alerts.ts'
import { clearUser } from '../user-store.ts'

/** Signs out locally after the server has ended this device's session. The page stays as it is, with all that was typed. */
export function endSession(): void {
  clearUser()
  alerts.show({ type: 'error', title: 'You are no longer signed in. Please sign in again.' })
}
