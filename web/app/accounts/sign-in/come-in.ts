import type { User } from '@reable/contract/accounts/operations'
import type { AlertWords } from '../../shell/alerts/alert-words.ts'
import { storeUser } from '../user-store.ts'
import { signedUp, unconfirmed, welcomeBack } from './auth-alerts.ts'

type Tell = (alert: AlertWords) => void

/** Someone has made an account: the browser keeps them, and they are asked to verify their e-mail. (AUTH-07) */
export function comeInNew(user: User, tell: Tell): void {
  storeUser(user, { justSignedUp: true })
  tell(signedUp)
}

/** Someone has logged in. Whose address is not confirmed is warned, and asked to verify it. (AUTH-09, AUTH-10) */
export function comeIn(user: User, tell: Tell): void {
  storeUser(user, { justSignedUp: !user.confirmed })
  tell(welcomeBack)
  if (!user.confirmed) tell(unconfirmed)
}
