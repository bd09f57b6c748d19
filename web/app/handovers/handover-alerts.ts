import type { AlertMessage } from '../shell/alerts/alert-message.ts'
import type { FailedReply } from '../shell/alerts/catalogue.ts'

/** Something in a handover could not be done: the server's sentence says why. */
export const handoverFailed = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: 'That did not work',
  text: failure.error,
  flowId: failure.flow_id,
})

/** An owner answered by one press. */
export const answerSent: AlertMessage = { type: 'success', title: 'Your answer is sent' }

/** A new listing was begun with what is known of a thing. */
export const filledIn: AlertMessage = {
  type: 'info',
  title: 'We filled in what we know.',
  text: 'Please take new photos, look at each step, and say how it is today.',
}
