/** Rules of an equipment type's own questions, and how their answers read: used by the server and by the forms. */

import { fieldMissing, propertyLimit } from '../listings/rules.ts'
import { asTyped, convert, formatNumber, unitsFor } from '../measures/rules.ts'

/** One field as it is asked for. `min` and `max` belong to a number; null where there is none. */
export type Question = {
  label: string
  field_type: 'drop_down' | 'unit_text_field'
  field_required: boolean
  unit: string | null
  min: number | null
  max: number | null
  options: { name: string }[]
}

/** Whether a question asks for a number: those that do have a minimum. */
export const isNumeric = ({ min }: Pick<Question, 'min'>): boolean => min !== null

/** Returns the error of an answer; an empty one has none unless the question is required. */
export function propertyError(question: Question, value: string): string | undefined {
  const { label, field_type, options } = question
  if (!value.trim()) return question.field_required ? fieldMissing : undefined
  if ([...value].length > propertyLimit) return `${label}: use at most ${propertyLimit} characters`
  if (field_type === 'drop_down') {
    const names = options.map(({ name }) => name)
    return names.includes(value) ? undefined : `${label}: choose one of ${names.join(', ')}`
  }
  return isNumeric(question) ? numberError(question, value) : undefined
}

function numberError(question: Question, value: string): string | undefined {
  const { label, min, max } = question
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(value)) return `${label}: give ${numberOf(question)}, such as ${min}`
  const number = Number(value)
  if ((min !== null && number < min) || (max !== null && number > max))
    return `${label}: give ${numberOf(question)} from ${min} to ${max}`
  return undefined
}

/** "a number in inches". */
const numberOf = ({ unit }: Question) => (unit && unitNames[unit] ? `a number in ${unitNames[unit]}` : 'a number')

/** The names of units in text. */
export const unitNames: Readonly<Record<string, string>> = {
  in: 'inches',
  cm: 'centimetres',
  ft: 'feet',
  m: 'metres',
  lb: 'pounds',
  kg: 'kilograms',
  km: 'kilometres',
  mi: 'miles',
  months: 'months',
}

/** "18 in (46 cm)", and "46 cm (18.1 in)" where it was typed so; a value that is no number stands as it is. */
export function withUnits(question: Pick<Question, 'unit' | 'min'>, value: string): string {
  const { unit } = question
  if (!unit || unit === 'year' || !isNumeric(question) || Number.isNaN(Number(value))) return value
  const [stored, other] = unitsFor(unit)
  const typed = asTyped(value, unit)
  if (!stored || !other || !typed) return `${value} ${value === '1' ? unit.replace(/s$/, '') : unit}`
  if (typed.unit !== stored) return `${typed.number} ${typed.unit} (${formatNumber(Number(value), 1)} ${stored})`
  return `${value} ${stored} (${(convert(Number(value), stored, other) ?? Number.NaN).toFixed(other === 'm' ? 1 : 0)} ${other})`
}
