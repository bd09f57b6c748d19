import { asTyped, convert, offeredFor, readMeasure, short, type Unit } from '@reable/contract/measures/rules'

/** What stands in the two boxes of a measure. */
export type MeasureText = { text: string; unit: Unit }

/** Shows what a form holds, such as "46 cm", or what is stored, such as 18.11; an empty one takes the `usual` unit. */
export function measureTextOf(value: string, offered: readonly [Unit, ...Unit[]], usual: Unit): MeasureText {
  const [own] = offered
  if (!value.trim()) return { text: '', unit: usual }
  const typed = asTyped(value, own)
  if (typed) return { text: typed.number, unit: typed.unit }
  const named = offered.find((unit) => value.endsWith(` ${unit}`))
  return named ? { text: value.slice(0, -named.length - 1), unit: named } : { text: value, unit: own }
}

/** As a form holds it: with its unit, but for the question's own. What names a unit itself stays. */
export function formValueOf({ text, unit }: MeasureText, own: Unit): string {
  const isNamed = readMeasure(text, own)?.said
  return !text.trim() || isNamed || unit === own ? text : `${text} ${unit}`
}

/** What is typed without its slips, once the box is left: a unit goes where units stand, fractions stay as they are written. */
export function normalizeMeasure({ text, unit }: MeasureText, offered: readonly [Unit, ...Unit[]]): MeasureText {
  const read = readMeasure(text, unit)
  if (!read) return { text, unit }
  const shown = offeredFor(read.unit, offered)
  if (shown === read.unit && read.number.includes('/')) return { text: read.number, unit: shown }
  return { text: short(convert(read.amount, read.unit, shown) ?? read.amount), unit: shown }
}
