import type { Token, Unit } from './tokens.ts'

/**
 * A price in whole dollars, or a measure in `unit`, with the words that say what is measured. Inclusive; an open end is undefined. `unstated`:
 * what does not state the measure is looked for.
 */
export type Amount = { from: number; to: number } & (
  | { sort: 'price'; min?: number; max?: number }
  | { sort: 'measure'; amount: number; min?: number; max?: number; unit: Unit; dimensions: string[]; unstated?: true }
)

type Bound = 'min' | 'max' | 'about' | 'between'

/** What stands before an amount, longest first. */
const before: [words: string[], bound: Bound][] = (
  [
    [
      'less than|no more than|not more than|not over|at most|up to|upto|under|below|max|maximum|within|cheaper than|<|≤',
      'max',
    ],
    ['more than|no less than|not less than|at least|over|above|min|minimum|starting at|>|≥', 'min'],
    ['between|from', 'between'],
    ['about|around|approximately|approx|roughly', 'about'],
  ] as const
)
  .flatMap(([phrases, bound]) => phrases.split('|').map((phrase): [string[], Bound] => [phrase.split(' '), bound]))
  .sort(([a], [b]) => b.length - a.length)

const after: [words: string[], bound: Bound][] = (
  [
    ['or less|or under|or cheaper|or below|or narrower|or shorter|or lighter|max|maximum', 'max'],
    ['or more|or over|or wider|or longer|or higher|and up|plus|minimum|+', 'min'],
  ] as const
).flatMap(([phrases, bound]) => phrases.split('|').map((phrase): [string[], Bound] => [phrase.split(' '), bound]))

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
  handle: 'handle',
  rise: 'rise',
  // A thing goes through a door if it is no wider.
  door: 'overall width',
  doors: 'overall width',
  doorway: 'overall width',
  doorways: 'overall width',
}

const wordOf = (token: Token | undefined) => (token && token.type !== 'number' ? token.text.toLowerCase() : undefined)

/** Reads prices and measures. */
export function amountsIn(tokens: readonly Token[]): Amount[] {
  const found: Amount[] = []
  // What belongs to one amount belongs to no other: "18 in seat under 200".
  let free = 0
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token?.type !== 'number') continue
    const sides = sidesAt(tokens, at)
    if (sides) {
      found.push(...sides)
      at += 2
      free = at + 1
      continue
    }
    const amount = stepsAt(tokens, at) ?? amountAt(tokens, at, free)
    if (!amount) continue
    found.push(amount.read)
    at = amount.last
    free = at + 1
  }
  return found
}

/** "18 x 16", "36 by 80 inches": how wide and how deep or long something is. */
function sidesAt(tokens: readonly Token[], at: number): Amount[] | undefined {
  const [first, joint, second] = [tokens[at], wordOf(tokens[at + 1]), tokens[at + 2]]
  if (first?.type !== 'number' || second?.type !== 'number' || !['x', '×', 'by'].includes(joint ?? '')) return undefined
  const unit = first.unit ?? second.unit ?? 'in'
  if (unit === 'lb' || first.isPrice || second.isPrice) return undefined
  const { from, to } = { from: first.from, to: second.to }
  return [
    { sort: 'measure', from, to, amount: toPart(first.value), unit, dimensions: ['width'] },
    { sort: 'measure', from, to, amount: toPart(second.value), unit, dimensions: ['depth'] },
  ]
}

/** A step is 7 inches high, and a ramp a foot long for each inch: "ramp for 3 steps" is one of 21 feet. */
function stepsAt(tokens: readonly Token[], at: number): { read: Amount; last: number } | undefined {
  const [number, word] = [tokens[at], wordOf(tokens[at + 1])]
  const isSteps = ['step', 'steps', 'stair', 'stairs', 'riser', 'risers'].includes(word ?? '')
  if (number?.type !== 'number' || number.unit || number.isPrice || !isSteps || number.value > 12) return undefined
  const amount = toPart(number.value * 7)
  const { from, to } = { from: number.from, to: (tokens[at + 1] as Token).to }
  const dimensions = ['usable', 'length']
  return { read: { sort: 'measure', from, to, amount, min: amount, unit: 'ft', dimensions }, last: at + 1 }
}

function amountAt(tokens: readonly Token[], at: number, free: number): { read: Amount; last: number } | undefined {
  let first = at
  let last = at
  const token = tokens[at] as Token & { type: 'number' }
  const dimensions: string[] = []
  const takeDimensionsBefore = () => {
    for (let words = dimensionsOf(tokens[first - 1]); words && first > free; words = dimensionsOf(tokens[first - 1])) {
      dimensions.push(...words)
      first--
    }
  }
  const takeDimensionsAfter = () => {
    for (let words = dimensionsOf(tokens[last + 1]); words; words = dimensionsOf(tokens[last + 1])) {
      dimensions.push(...words)
      last++
    }
  }
  takeDimensionsBefore()
  const led = phraseBefore(tokens, first)
  first -= led?.length ?? 0
  if (led) takeDimensionsBefore()
  const second = secondOf(tokens, at, led?.bound)
  if (second !== undefined) last = second
  takeDimensionsAfter()
  const trailed = phraseAfter(tokens, last)
  last += trailed?.length ?? 0
  if (trailed) takeDimensionsAfter()
  const span = { from: tokens[first]?.from ?? token.from, to: tokens[last]?.to ?? token.to }
  const other = second === undefined ? undefined : (tokens[second] as Token & { type: 'number' })
  const throughDoor = tokens.slice(first, last + 1).some(isDoor) ? 'max' : undefined
  const bound = other ? 'between' : (trailed?.bound ?? throughDoor ?? (led?.bound === 'between' ? 'min' : led?.bound))
  const unit = token.unit ?? other?.unit
  const isPrice = token.isPrice || other?.isPrice
  const isBare = !unit && !isPrice
  // A number by itself is meant in inches before what it measures or at the end; with a bound it is a price.
  const isLast = last === tokens.length - 1 || wordOf(tokens[last + 1]) === 'in'
  const isInches = isBare && token.value <= 99 && (dimensions.length > 0 || (!bound && isLast))
  if (isBare && !isInches && (bound === undefined || bound === 'about' || dimensions.length)) return undefined
  const [low, high] = [token.value, other?.value].map((value) => (value === undefined ? undefined : toPart(value)))
  const ends = other
    ? { min: Math.min(low as number, high as number), max: Math.max(low as number, high as number) }
    : bound === 'max'
      ? { max: low as number }
      : bound === 'min'
        ? { min: low as number }
        : {}
  if (unit || isInches)
    return { read: { sort: 'measure', ...span, amount: low as number, ...ends, unit: unit ?? 'in', dimensions }, last }
  const price = other ? ends : bound === 'min' ? ends : { max: Math.ceil(token.value) }
  return { read: { sort: 'price', ...span, ...price }, last }
}

/** To a hundredth, as fields are stored. */
const toPart = (value: number) => Math.round(value * 100) / 100

const dimensionsOf = (token: Token | undefined) =>
  token?.type === 'word' && !token.quoted ? dimensionByWord[token.text.toLowerCase()]?.split(' ') : undefined

export const isDimension = (token: Token): boolean => dimensionsOf(token) !== undefined

const isDoor = (token: Token) => /^door(?:way)?s?$/i.test(token.text)

/** The other end of a range: "50-100", "50 to 100", "between 50 and 100". */
function secondOf(tokens: readonly Token[], at: number, bound: Bound | undefined): number | undefined {
  const joint = wordOf(tokens[at + 1])
  const isJoint = joint === '-' || joint === '–' || joint === 'to' || (joint === 'and' && bound === 'between')
  return isJoint && tokens[at + 2]?.type === 'number' ? at + 2 : undefined
}

function phraseBefore(tokens: readonly Token[], end: number) {
  for (const [words, bound] of before)
    if (words.every((word, index) => wordOf(tokens[end - words.length + index]) === word))
      return { length: words.length, bound }
  return undefined
}

function phraseAfter(tokens: readonly Token[], last: number) {
  for (const [words, bound] of after)
    if (words.every((word, index) => wordOf(tokens[last + 1 + index]) === word)) return { length: words.length, bound }
  return undefined
}
