import type { AlertWords } from './alert-words.ts'
import { alerts } from './alerts.ts'
import { type Failed, failed } from './catalogue.ts'

/** Tells a call's no in the catalogue's words, or else in the server's, with its flow id: `showFailure(reply, listingFailed)`. */
export function showFailure(reply: Failed, inWords: (reply: Failed) => AlertWords | undefined = failed): void {
  const alert = inWords(reply)
  if (alert) alerts.show(alert)
}
