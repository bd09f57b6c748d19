/** Numbers that are written out, as some people write a measure: "eighteen and a half inches". */

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'

const numbers: ReadonlyMap<string, number> = new Map([
  ...ones.split(' ').map((word, at) => [word, at] as const),
  ...tens.split(' ').map((word, at) => [word, (at + 2) * 10] as const),
])

const parts: ReadonlyMap<string, string> = new Map([
  ['half', '1/2'],
  ['quarter', '1/4'],
  ['one quarter', '1/4'],
  ['three quarters', '3/4'],
  ['one half', '1/2'],
])

const anyOf = (words: Iterable<string>) => [...words].join('|')

const number = anyOf(numbers.keys())
const writtenNumber = new RegExp(
  `\\b(?:(${number}|an?) )?hundred(?: (?:and )?(${number})(?:[ -](${number}))?)?\\b|\\b(${number})(?:[ -](${number}))?\\b`,
  'g',
)
const writtenPart = new RegExp(`(?:(\\d|\\b)\\s*and )?\\b(?:an? )?(${anyOf(parts.keys())})\\b`, 'g')

const amountOf = (word: string | undefined): number => (word ? (numbers.get(word) ?? 1) : 0)

/** Two words are one number where the first is tens and the second ones: "twenty-two", not "two two". */
const pair = (first: string | undefined, second: string | undefined): number | undefined => {
  const [tens, ones] = [amountOf(first), amountOf(second)]
  return second && (tens < 20 || ones > 9) ? undefined : tens + ones
}

/** Returns a text with digits for the numbers that are written out; what is no number stays as it is. */
function withDigits(text: string): string {
  if (!/[a-z]{3}/.test(text)) return text
  return text
    .replace(writtenPart, (_, digit: string | undefined, part: string) => `${digit ?? ''} ${parts.get(part)}`)
    .replace(writtenNumber, (written: string, hundreds, tens, ones, first, second) => {
      const value = written.includes('hundred')
        ? sum((hundreds ? amountOf(hundreds) : 1) * 100, pair(tens, ones))
        : pair(first, second)
      return value === undefined ? written : String(value)
    })
    .replace(/(\d) (?:of )?an? (?=[a-z])/, '$1 ')
    .trim()
}

/** Of two parts of a number; undefined where the second is none. */
const sum = (one: number, other: number | undefined) => (other === undefined ? undefined : one + other)

/** Measures as people write them: one parser for every form, and the conversions between inches and centimetres, pounds and kilograms. */

/** How large a unit is: of lengths in centimetres, of weights in kilograms. */
const units = {
  in: { of: 'length', size: 2.54, metric: false },
  ft: { of: 'length', size: 30.48, metric: false },
  mi: { of: 'length', size: 160_934.4, metric: false },
  mm: { of: 'length', size: 0.1, metric: true },
  cm: { of: 'length', size: 1, metric: true },
  m: { of: 'length', size: 100, metric: true },
  km: { of: 'length', size: 100_000, metric: true },
  oz: { of: 'weight', size: 0.028349523125, metric: false },
  lb: { of: 'weight', size: 0.45359237, metric: false },
  g: { of: 'weight', size: 0.001, metric: true },
  kg: { of: 'weight', size: 1, metric: true },
} as const

export type Unit = keyof typeof units

/** The two units that a question of this unit can be answered in, its own first. */
const pairs: Readonly<Record<string, readonly [Unit, Unit]>> = {
  in: ['in', 'cm'],
  ft: ['ft', 'm'],
  lb: ['lb', 'kg'],
  km: ['km', 'mi'],
}

/** The units that a measure can be given in, the one that is stored first; none where there is no choice, as of a year. */
export const unitsFor = (unit: string | null): readonly Unit[] => (unit && pairs[unit]) || []

const unitByName: ReadonlyMap<string, Unit> = new Map(
  Object.entries({
    in: ['"', 'in', 'ins', 'inch', 'inches'],
    ft: ["'", 'ft', 'foot', 'feet'],
    mi: ['mi', 'mile', 'miles'],
    mm: ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
    cm: ['cm', 'cms', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
    m: ['m', 'metre', 'metres', 'meter', 'meters'],
    km: ['km', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers'],
    oz: ['oz', 'ounce', 'ounces'],
    lb: ['lb', 'lbs', 'pound', 'pounds'],
    g: ['g', 'gram', 'grams', 'gramme', 'grammes'],
    kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'kilogrammes'],
  }).flatMap(([unit, unitNames]) => unitNames.map((word) => [word, unit as Unit] as const)),
)

/** A measure that was read from a text. `said`: the text names the unit. `number` is as it was written, or the sum of several parts. */
export type Measure = { amount: number; unit: Unit; isUnitGiven: boolean; number: string }

const glyphs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** Normalizes the signs and the usual typos: an O or l beside a digit is read as a 0 or a 1. */
function normalize(text: string): string {
  const signs = withDigits(text.replace(/\p{Cf}/gu, '').toLowerCase())
    .replace(/[½¼¾⅛⅜⅝⅞]/g, (glyph) => ` ${glyphs[glyph]}`)
    .replace(/[’‘′]/g, "'")
    .replace(/[“”″]|''/g, '"')
    .trim()
  const normalized = signs
    .replace(/(\d)o(?!z)/g, (_, digit) => `${digit}0`)
    .replace(/o(\d)/g, (_, digit) => `0${digit}`)
    .replace(/[li](\d)/g, (_, digit) => `1${digit}`)
    .replace(/(\d)l(?!b)/g, (_, digit) => `${digit}1`)
  return normalized === signs ? signs : normalize(normalized)
}

const partPattern =
  /^(\d+[ -]+\d+\/\d+|\d+\/\d+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?|\.\d+)\s*(?:([a-z]+)\.?|(["']))?\s*/

/** Letters. Nobody writes a measure with more. */
const maxLength = 100

/**
 * Reads a measure: "18", "46 cm", `18 1/2"`, "5 ft 10 in", "1,000", "18,5", "eighteen and a half". Without a unit it is in the assumed one. Returns undefined
 * for what is no measure, such as "about 18" or "18-20", or is one of another kind than the assumed unit.
 */
export function readMeasure(text: string, assumed: Unit): Measure | undefined {
  if (text.length > maxLength) return undefined
  const parts: Part[] = []
  for (let remaining = normalize(text); remaining; ) {
    const [whole, number = '', word, sign] = partPattern.exec(remaining) ?? []
    const unitName = word ?? sign ?? ''
    const unit = unitByName.get(unitName)
    if (whole === undefined || (unitName && !unit)) return undefined
    parts.push({ amount: parseAmount(number), number, unit })
    remaining = remaining.slice(whole.length)
  }
  return combine(parts, assumed)
}

type Part = { amount: number; number: string; unit: Unit | undefined }

/** One part, or a larger and a smaller one, such as feet and inches, in the smaller. */
function combine(parts: readonly Part[], assumed: Unit): Measure | undefined {
  const [first, second, ...others] = parts
  if (!first || others.length || !parts.every(({ amount }) => Number.isFinite(amount))) return undefined
  if (!second) {
    const unit = first.unit ?? assumed
    const isOfKind = units[unit].of === units[assumed].of
    return isOfKind
      ? { amount: first.amount, unit, isUnitGiven: first.unit !== undefined, number: first.number }
      : undefined
  }
  const smaller = first.unit && smallerUnits[first.unit]
  if (!first.unit || !smaller || (second.unit ?? smaller) !== smaller) return undefined
  if (units[smaller].of !== units[assumed].of) return undefined
  const amount = (convert(first.amount, first.unit, smaller) ?? Number.NaN) + second.amount
  return { amount, unit: smaller, isUnitGiven: true, number: formatNumber(amount) }
}

const smallerUnits: Partial<Record<Unit, Unit>> = { ft: 'in', m: 'cm', lb: 'oz', kg: 'g' }

/** "18 1/2", "1,000" and "18,5" are numbers. */
function parseAmount(number: string): number {
  const [, whole = '0', over, under] = /^(?:(\d+)[ -]+)?(\d+)\/(\d+)/.exec(number) ?? []
  if (under) return Number(whole) + Number(over) / Number(under)
  const isGrouped = /^\d{1,3},\d{3}/.test(number)
  return Number(isGrouped ? number.replaceAll(',', '') : number.replace(',', '.'))
}

/** Converts an amount to another unit; undefined where the two measure different things. */
export const convert = (amount: number, from: Unit, to: Unit): number | undefined =>
  units[from].of === units[to].of ? (amount * units[from].size) / units[to].size : undefined

/** A number with as few digits as it needs, two behind the point at most. */
export const formatNumber = (amount: number, digits = 2): string => String(Number(amount.toFixed(digits)))

/** A measure as it is stored: a number in the question's own unit, to a hundredth. */
export function storedNumber({ amount, unit }: Pick<Measure, 'amount' | 'unit'>, into: Unit): string {
  return formatNumber(convert(amount, unit, into) ?? Number.NaN)
}

/** The one of the offered units that a measure is shown in: its own, or that of the same system. */
export const displayUnit = (unit: Unit, offered: readonly Unit[]): Unit =>
  offered.find((one) => one === unit) ?? offered.find((one) => units[one].metric === units[unit].metric) ?? unit

/**
 * Returns what was typed for a stored number: the number itself, or, where that is no eighth (of a pound no quarter) and a plain number of
 * the other unit is stored as just this, that one. 18.11 in are 46 cm.
 */
export function asTyped(stored: string, unit: string | null): { number: string; unit: Unit } | undefined {
  const [own, other] = unitsFor(unit)
  const number = Number(stored)
  if (!own || !other || !stored.trim() || Number.isNaN(number)) return undefined
  const steps = units[own].of === 'weight' ? 4 : 8
  const isPlain = formatNumber(Math.round(number * steps) / steps) === formatNumber(number)
  const theirs = formatNumber(convert(number, own, other) ?? Number.NaN, 1)
  const isTheirs = !isPlain && storedNumber({ amount: Number(theirs), unit: other }, own) === formatNumber(number)
  return isTheirs ? { number: theirs, unit: other } : { number: stored, unit: own }
}
