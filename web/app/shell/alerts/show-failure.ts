import type { AlertMessage } from './alert-message.ts'
import { alerts } from './alerts.ts'
import { type FailedReply, failureAlert } from './catalogue.ts'

/** Shows the alert of a failed call: the catalogue's, or else the server's sentence. `showFailure(reply, listingFailed)` */
export function showFailure(
  reply: FailedReply,
  alertOf: (reply: FailedReply) => AlertMessage | undefined = failureAlert,
): void {
  const alert = alertOf(reply)
  if (alert) alerts.show(alert)
}
