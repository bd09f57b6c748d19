import type { ContentFields } from '@reable/contract/content/fields'
import { readWritten, type WrittenErrors } from '@reable/contract/content/written'
import { Refusal } from '#platform/refusal'

/** A written form without errors. */
export type ValidContent = Pick<ReturnType<typeof readWritten>, 'written' | 'pictures'>

/** Validates the fields that a volunteer sent; `options` as in `readWritten`. Refuses as invalid, by the path of each field. */
export function getValidContent(
  fields: ContentFields,
  input: unknown,
  options?: { keepAccess: boolean },
): ValidContent {
  const { errors, ...content } = readWritten(fields, input, options)
  if (Object.keys(errors).length) throw contentRefusal(errors)
  return content
}

export const contentRefusal = (errors: WrittenErrors, sentence = 'Some of this is not as we need it.') =>
  new Refusal('invalid', sentence, { errors })
