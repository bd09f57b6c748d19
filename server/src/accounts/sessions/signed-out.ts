import { Refusal } from '#platform/refusal'

/** Who calls is nobody we know, or nobody any more. */
export const signedOut = (): Refusal => new Refusal('signed_out', 'You are no longer signed in. Please sign in again.')
