import { asTyped, convert, displayUnit, formatNumber, readMeasure, type Unit } from '@reable/contract/measures/rules'

/** The contents of the two boxes of a measure. */
export type MeasureText = { text: string; unit: Unit }

/** The boxes for a value of the form, such as "46 cm", or a stored one, such as 18.11; an empty one takes the `usual` unit. */
export function measureTextOf(value: string, offered: readonly [Unit, ...Unit[]], usual: Unit): MeasureText {
  const [own] = offered
  if (!value.trim()) return { text: '', unit: usual }
  const typed = asTyped(value, own)
  if (typed) return { text: typed.number, unit: typed.unit }
  const named = offered.find((unit) => value.endsWith(` ${unit}`))
  return named ? { text: value.slice(0, -named.length - 1), unit: named } : { text: value, unit: own }
}

/** The value of the form: with its unit, unless it is the question's own. Text that names a unit itself stays. */
export function formValueOf({ text, unit }: MeasureText, own: Unit): string {
  const isNamed = readMeasure(text, own)?.isUnitGiven
  return !text.trim() || isNamed || unit === own ? text : `${text} ${unit}`
}

/** The typed measure without typos: a unit moves to the unit's box, fractions stay as they are written. */
export function normalizeMeasure({ text, unit }: MeasureText, offered: readonly [Unit, ...Unit[]]): MeasureText {
  const read = readMeasure(text, unit)
  if (!read) return { text, unit }
  const shown = displayUnit(read.unit, offered)
  if (shown === read.unit && read.number.includes('/')) return { text: read.number, unit: shown }
  return { text: formatNumber(convert(read.amount, read.unit, shown) ?? read.amount), unit: shown }
}
