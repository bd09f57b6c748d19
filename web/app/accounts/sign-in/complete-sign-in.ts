import type { User } from '@reable/contract/accounts/operations'
import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import { openLinkAgain } from '../by-link/confirm-address.ts'
import { storeUser } from '../user-store.ts'
import { signedUp, unconfirmed, welcomeBack } from './auth-alerts.ts'

type ShowAlert = (alert: AlertMessage) => void

/** Stores the user after a sign-up, welcomes them and asks them to verify their e-mail. (AUTH-07) */
export function completeSignUp(user: User, showAlert: ShowAlert): void {
  storeUser(user, { justSignedUp: true })
  showAlert(signedUp)
}

/** Stores the user after a log-in and welcomes them; an unconfirmed address is to be verified. (AUTH-09, AUTH-10) */
export function completeLogIn(user: User, showAlert: ShowAlert): void {
  storeUser(user, { justSignedUp: !user.confirmed })
  showAlert(welcomeBack)
  if (!user.confirmed) showAlert(unconfirmed)
  if (user.limited) openLinkAgain()
}
