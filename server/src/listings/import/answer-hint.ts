import { unitNames } from '@reable/contract/catalogue/properties-rules'
import { propertyLimit } from '@reable/contract/listings/rules'
import type { Field } from '#catalogue'

/** Answers contain commas and slashes: only semicolons separate them. */
export const oneOf = (answers: Iterable<string>): string => `one of: ${[...answers].join('; ')}`

/** Describes a valid answer to this field, as the end of a sentence that begins with "Write". */
export function answerHint({ fieldType, options, numeric, unit, minimum, maximum }: Field): string {
  if (fieldType === 'drop_down') return oneOf(options)
  if (!numeric) return `at most ${propertyLimit} characters`
  if (unit === 'year') return `a year from ${minimum} on, such as ${exampleYear}`
  const example = exampleOf(minimum as number, maximum as number)
  return `a number${unit ? ` in ${unitNames[unit] ?? unit}` : ''} from ${minimum} to ${maximum}, such as ${example}`
}

const exampleYear = 2019

/** Returns a plausible whole number: the geometric mean of the least and the greatest. */
function exampleOf(min: number, max: number): number {
  return Math.round(Math.sqrt(Math.max(min, 1) * max))
}
