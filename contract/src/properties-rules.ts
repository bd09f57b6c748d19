/** Rules of an equipment type's own questions, and how their answers read: used by the server and by the forms. */

import { fieldMissing, propertyLimit } from './listings-rules.ts'

/** One question as it is asked. `min` and `max` belong to a number; null where there is none. */
export type Question = {
  label: string
  field_type: 'drop_down' | 'unit_text_field'
  field_required: boolean
  unit: string | null
  min: number | null
  max: number | null
  options: { name: string }[]
}

/** A question with a smallest answer asks for a number. */
export const asksForNumber = ({ min }: Pick<Question, 'min'>): boolean => min !== null

/** What is wrong with an answer; an open question has no fault unless it is required. */
export function propertyFault(question: Question, value: string): string | undefined {
  const { label, field_type, options } = question
  if (!value.trim()) return question.field_required ? `${label}: ${fieldMissing}. ${wanted(question)}` : undefined
  if ([...value].length > propertyLimit) return `${label}: use at most ${propertyLimit} characters`
  if (field_type === 'drop_down') {
    const names = options.map(({ name }) => name)
    return names.includes(value) ? undefined : `${label}: choose one of ${names.join(', ')}`
  }
  return asksForNumber(question) ? numberFault(question, value) : undefined
}

/** What would do for an answer. */
function wanted(question: Question): string {
  const { field_type, options, min, max } = question
  if (field_type === 'drop_down') return `Choose one of ${options.map(({ name }) => name).join(', ')}`
  if (!asksForNumber(question)) return 'A few words will do'
  return max === null ? `Give ${numberOf(question)} from ${min}` : `Give ${numberOf(question)} from ${min} to ${max}`
}

function numberFault(question: Question, value: string): string | undefined {
  const { label, min, max } = question
  if (!/^\d{1,5}(\.\d{1,2})?$/.test(value)) return `${label}: give ${numberOf(question)}, such as ${min ?? 1}`
  const number = Number(value)
  if ((min !== null && number < min) || (max !== null && number > max))
    return `${label}: give ${numberOf(question)} from ${min} to ${max}`
  return undefined
}

/** "a number in inches". */
const numberOf = ({ unit }: Question) => (unit && unitNames[unit] ? `a number in ${unitNames[unit]}` : 'a number')

/** Units as people say them. */
export const unitNames: Readonly<Record<string, string>> = {
  in: 'inches',
  ft: 'feet',
  lb: 'pounds',
  km: 'kilometres',
  months: 'months',
}

/** How a unit reads in the other system. Factors: 1 in = 2.54 cm, 1 lb = 0.4536 kg, 1 ft = 0.3048 m, 1 km = 0.6214 mi. */
const others: Record<string, { factor: number; unit: string; digits: number }> = {
  in: { factor: 2.54, unit: 'cm', digits: 0 },
  ft: { factor: 0.3048, unit: 'm', digits: 1 },
  lb: { factor: 0.4536, unit: 'kg', digits: 0 },
  km: { factor: 0.6214, unit: 'mi', digits: 0 },
}

/** "18 in (46 cm)"; a value that is no number stands as it is. */
export function withUnits(question: Pick<Question, 'unit' | 'min'>, value: string): string {
  const { unit } = question
  if (!unit || unit === 'year' || !asksForNumber(question) || Number.isNaN(Number(value))) return value
  const other = others[unit]
  if (!other) return `${value} ${value === '1' ? unit.replace(/s$/, '') : unit}`
  return `${value} ${unit} (${(Number(value) * other.factor).toFixed(other.digits)} ${other.unit})`
}
