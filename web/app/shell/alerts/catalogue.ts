import type { ErrorEnvelope } from '@reable/contract/errors'
import type { AlertMessage } from './alert-message.ts'

/** A call's no, as the contract client gives it. */
export type FailedReply = { status: number; failure: ErrorEnvelope }

/** Related or recently viewed listings could not be had. (POST-08) */
export const relatedListingsFailed = (reply: FailedReply): AlertMessage =>
  somethingWentWrong(reply, 'Listing cannot be displayed')

/** A listing could not be had. One that is not there, 404, gives no alert. (POST-14) */
export const listingFailed = (reply: FailedReply): AlertMessage | undefined =>
  reply.status === 404
    ? undefined
    : somethingWentWrong(reply, 'Listing cannot be displayed or was inactivated by the user, please try to Log in')

/** For a no that the catalogue has no words for: the server's own sentence. */
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
