/** A measure that somebody typed among their words, such as "18 inch" or "46 cm". */
export type Size = {
  /** In `unit`, as fields are stored; of centimetres and kilograms the nearest whole number. */
  amount: number
  unit: 'in' | 'ft' | 'lb'
  /** The dimensions that it measures ("wide", "seat"), as in a field's name. */
  dimensions: string[]
  /** Where it stands in the text. */
  from: number
  to: number
}

const names = {
  in: "inch(?:es)?|in|\"|″|”|''",
  cm: 'cm|centimet(?:re|er)s?',
  ft: "feet|foot|ft|'|′|’",
  lb: 'lbs?|pounds?',
  kg: 'kgs?|kilos?|kilograms?',
}

/** Each unit as one that fields have. Factors: 1 in = 2.54 cm, 1 lb = 0.4536 kg. */
const units: Record<keyof typeof names, { unit: Size['unit']; read: (amount: number) => number }> = {
  in: { unit: 'in', read: (inches) => inches },
  cm: { unit: 'in', read: (centimetres) => Math.round(centimetres / 2.54) },
  ft: { unit: 'ft', read: (feet) => feet },
  lb: { unit: 'lb', read: (pounds) => pounds },
  kg: { unit: 'lb', read: (kilograms) => Math.round(kilograms / 0.4536) },
}

/** Words for a dimension, by the word that the fields' names use. */
const dimensionByWord: Record<string, string> = {
  seat: 'seat',
  overall: 'overall',
  wide: 'width',
  width: 'width',
  deep: 'depth',
  depth: 'depth',
  high: 'height',
  height: 'height',
  tall: 'height',
  long: 'length',
  length: 'length',
  capacity: 'capacity',
}

const dimensionPattern = `(?:${Object.keys(dimensionByWord).join('|')})`
const unit = Object.entries(names)
  .map(([name, words]) => `(?<${name}>${words})`)
  .join('|')

/** "seat width 18 in", "18-inch seat", `18"`, "46 cm wide"; "3 in 1" is no measure. */
const pattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/⁄])(?<before>(?:${dimensionPattern}\\s+){0,2})(?<amount>\\d{1,4}(?:\\.\\d{1,2})?)[\\s-]*(?:${unit})(?![\\p{L}\\p{N}])(?!\\s*\\d)(?<after>(?:[\\s-]+${dimensionPattern}(?!\\p{L})){0,2})`,
  'giu',
)

/** A number by itself, at the end or before what it measures, is meant in inches: "wheelchair 18", "18 wide". */
const barePattern = new RegExp(
  `(?<![\\p{L}\\p{N}.,/⁄])(?<before>(?:${dimensionPattern}\\s+){0,2})(?<amount>\\d{1,2})(?<after>(?:\\s+${dimensionPattern}(?!\\p{L})){1,2}|\\s*$)`,
  'giu',
)

/** Returns the measures in a text, in its order. */
export function sizesIn(text: string): Size[] {
  const found = [...text.matchAll(pattern)]
  return (found.length ? found : [...text.matchAll(barePattern)]).map(sizeOf)
}

function sizeOf(match: RegExpExecArray): Size {
  const { before = '', after = '', amount = '', ...unitGroups } = match.groups ?? {}
  const [name = 'in'] = (Object.keys(names) as (keyof typeof names)[]).filter((one) => unitGroups[one] !== undefined)
  const words = `${before} ${after}`.toLowerCase().match(/\p{L}+/gu) ?? []
  const { unit, read } = units[name]
  return {
    amount: read(Number(amount)),
    unit,
    dimensions: words.flatMap((word) => dimensionByWord[word] ?? []),
    from: match.index,
    to: match.index + match[0].length,
  }
}
