import type { AlertMessage } from './alert-message.ts'
import { alerts } from './alerts.ts'
import { type FailedReply, failureAlert } from './catalogue.ts'

/** Tells a call's no in the catalogue's words, or else in the server's, with its flow id: `showFailure(reply, listingFailed)`. */
export function showFailure(
  reply: FailedReply,
  alertOf: (reply: FailedReply) => AlertMessage | undefined = failureAlert,
): void {
  const alert = alertOf(reply)
  if (alert) alerts.show(alert)
}
