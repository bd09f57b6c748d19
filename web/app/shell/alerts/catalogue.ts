import type { ErrorEnvelope } from '@reable/contract/errors'
import type { AlertMessage } from './alert-message.ts'

/** The reply of a call that failed, as the contract's client returns it. */
export type FailedReply = { status: number; failure: ErrorEnvelope }

/** Related or recently viewed listings could not be loaded. (POST-08) */
export const relatedListingsFailed = (reply: FailedReply): AlertMessage =>
  somethingWentWrong(reply, 'Listing cannot be displayed')

/** A listing could not be loaded. One that does not exist, 404, gives no alert. (POST-14) */
export const listingFailed = (reply: FailedReply): AlertMessage | undefined =>
  reply.status === 404
    ? undefined
    : somethingWentWrong(reply, 'Listing cannot be displayed or was inactivated by the user, please try to Log in')

/** The alert for a failure that the catalogue does not have: the server's own sentence. */
export const failureAlert = ({ failure }: FailedReply): AlertMessage => ({
  type: 'error',
  title: failure.error,
  flowId: failure.flow_id,
})

const somethingWentWrong = ({ failure }: FailedReply, text: string): AlertMessage => ({
  type: 'error',
  title: 'Something went wrong.',
  text,
  flowId: failure.flow_id,
})
