import { Refusal } from '#platform/refusal'

/** The refusal of a caller without a valid session. */
export const signedOut = (): Refusal => new Refusal('signed_out', 'You are no longer signed in. Please sign in again.')
