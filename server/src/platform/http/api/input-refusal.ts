import { Refusal } from '#platform/refusal'

/** The refusal of invalid input, with its errors by field. */
export const invalidInput = (errors: Record<string, string[]>) =>
  new Refusal('invalid', 'Some of this is not as we need it.', { errors })
