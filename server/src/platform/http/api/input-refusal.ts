import { Refusal } from '#platform/refusal'

/** What is wrong with what was sent, by field. */
export const refusalOf = (errors: Record<string, string[]>) =>
  new Refusal('invalid', 'Some of this is not as we need it.', { errors })
