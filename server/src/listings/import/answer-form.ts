import { unitNames } from '@reable/contract/catalogue/properties-rules'
import { propertyLimit } from '@reable/contract/listings/rules'
import type { Field } from '#catalogue'

/** Answers hold commas and slashes: semicolons alone tell where one ends. */
export const oneOf = (answers: Iterable<string>): string => `one of: ${[...answers].join('; ')}`

/** What would do as an answer to this field, as the end of a sentence that begins with "Write". */
export function answerHint({ fieldType, options, numeric, unit, minimum, maximum }: Field): string {
  if (fieldType === 'drop_down') return oneOf(options)
  if (!numeric) return `at most ${propertyLimit} characters`
  const min = minimum ?? 0
  if (unit === 'year') return `a year from ${min} on, such as ${exampleYear}`
  const range = maximum === null ? `of ${min} or more` : `from ${min} to ${maximum}`
  return `a number${unit ? ` in ${unitNames[unit] ?? unit}` : ''} ${range}, such as ${exampleOf(min, maximum)}`
}

const exampleYear = 2019

/** A whole number that a thing of this kind may well have: between the least and the most by ratio, not by distance. */
function exampleOf(min: number, max: number | null): number {
  return Math.round(Math.sqrt(Math.max(min, 1) * (max ?? 100)))
}
