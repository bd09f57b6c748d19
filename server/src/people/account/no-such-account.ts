import { Refusal } from '#platform/refusal'

/** The refusal of an account that is not there, or not any more. */
export const noSuchAccount = (): Refusal => new Refusal('not_found', 'There is no such account any more.')
