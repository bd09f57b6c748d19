import type { AlertWords } from './alert-words.ts'
import { alerts } from './alerts.ts'
import { type Failed, failureAlert } from './catalogue.ts'

/** Tells a call's no in the catalogue's words, or else in the server's, with its flow id: `showFailure(reply, listingFailed)`. */
export function showFailure(reply: Failed, alertOf: (reply: Failed) => AlertWords | undefined = failureAlert): void {
  const alert = alertOf(reply)
  if (alert) alerts.show(alert)
}
