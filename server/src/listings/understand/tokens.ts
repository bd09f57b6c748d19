import { normalizeText } from '@reable/contract/text/harmless-text'

/** A stretch of a search: a word, a number with its unit if it has one, or a sign that bounds a number. */
export type Token = { from: number; to: number; text: string } & (
  | { type: 'word'; key: string; quoted: boolean }
  | { type: 'number'; value: number; isPrice: boolean; unit?: Unit }
  | { type: 'sign' }
)

export type Unit = 'in' | 'ft' | 'lb'

/** What a search has at most: nobody describes a thing by more. */
export const maxTokens = 100

const units: Record<string, { unit: Unit; factor: number } | 'dollars'> = Object.fromEntries(
  (
    [
      ["in inch inches ins \" ″ ” ''", { unit: 'in', factor: 1 }],
      ['cm centimetre centimetres centimeter centimeters', { unit: 'in', factor: 1 / 2.54 }],
      ['mm millimetre millimetres millimeter millimeters', { unit: 'in', factor: 1 / 25.4 }],
      ["ft foot feet ' ′ ’", { unit: 'ft', factor: 1 }],
      ['m metre metres meter meters', { unit: 'ft', factor: 1 / 0.3048 }],
      ['lb lbs pound pounds', { unit: 'lb', factor: 1 }],
      ['kg kgs kilo kilos kilogram kilograms', { unit: 'lb', factor: 1 / 0.4536 }],
      ['$ dollar dollars buck bucks cad', 'dollars'],
    ] as const
  ).flatMap(([names, unit]) => names.split(' ').map((name) => [name, unit])),
)

/** In characters: so much of what stands behind "in" may be a place. */
const longestPlace = 30

const word = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/vy
const number = /(\$ ?)?(\d{1,3}(?:,\d{3})+|\d{1,5}(?:\.\d{1,2})?)(?![\d.,]\d)/vy
const fraction = /[ \-](\d)[\/⁄](\d{1,2})(?!\d)/vy
const unitOf = /[ \-]?(\p{L}+|''|["″”'′’$])/vy
const sign = /[<>≤≥+\-–×]|x(?=\s?\d)/vy
const letter = /[\p{L}\p{M}\p{N}]/v

/**
 * Returns the tokens of a search, in its order, in time that grows with its length. `isPlace` tells whether a place begins what stands behind
 * "in": then that is no unit, as in "under 100 in Surrey".
 */
export function tokensOf(text: string, isPlace: (rest: string) => boolean = () => false): Token[] {
  const tokens: Token[] = []
  const quotes = quotedIn(text).reverse()
  let quote = quotes.pop()
  for (let at = 0; at < text.length && tokens.length < maxTokens; ) {
    while (quote && quote.to <= at) quote = quotes.pop()
    const quoted = quote !== undefined && at > quote.from
    const isBetween = tokens.at(-1)?.type === 'number'
    const token =
      (quoted ? undefined : numberAt(text, at, isPlace)) ??
      (isBetween ? signAt(text, at) : undefined) ??
      wordAt(text, at, quoted) ??
      signAt(text, at)
    if (token) tokens.push(token)
    at = token?.to ?? at + 1
  }
  return withNumberWords(tokens)
}

const numberWords = new Map(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map((name, at) => [
      name,
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 60, 70, 80, 90, 100][at] as number,
    ]),
)

/** A number in letters counts before a unit alone: "ten dollars", "six feet". */
function withNumberWords(tokens: Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const next = tokens[at + 1]
    const before = tokens[at - 1]
    const isUnitOf = before?.type === 'word' && numberWords.has(before.text.toLowerCase()) && unitNamed(token)
    if (isUnitOf) return []
    const value = token.type === 'word' && !token.quoted ? numberWords.get(token.text.toLowerCase()) : undefined
    const unit = next && unitNamed(next)
    if (value === undefined || !next || !unit) return [token]
    const { from } = token
    const text = `${token.text} ${next.text}`
    if (unit === 'dollars') return [{ type: 'number', from, to: next.to, text, value, isPrice: true }]
    return [{ type: 'number', from, to: next.to, text, value: value * unit.factor, unit: unit.unit, isPrice: false }]
  })
}

/** Of one letter none is a unit behind a number in letters: "one m". */
const unitNamed = (token: Token) =>
  token.type === 'word' && !token.quoted && token.text.length > 2 ? units[token.text.toLowerCase()] : undefined

/** Words as they are compared: small letters without the accents of Latin script, and one of a thing instead of several. */
export function keyOf(text: string): string {
  const plain = normalizeText(text, 'NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  const letters = plain.replaceAll('đ', 'd').replaceAll('ي', 'ی').replaceAll('ك', 'ک')
  return singular(normalizeText(letters, 'NFC'))
}

const singular = (key: string) =>
  key.length < 4 || key.endsWith('ss') || key.endsWith('us')
    ? key
    : key.endsWith('ies') && key.length > 5
      ? `${key.slice(0, -3)}y`
      : key.replace(/(ch|sh|x|ss)es$/, '$1').replace(/s$/, '')

function wordAt(text: string, at: number, quoted: boolean): Token | undefined {
  const [found] = matchAt(word, text, at)
  return found ? { type: 'word', text: found, key: keyOf(found), quoted, from: at, to: at + found.length } : undefined
}

function signAt(text: string, at: number): Token | undefined {
  const [found] = matchAt(sign, text, at)
  return found ? { type: 'sign', text: found, from: at, to: at + 1 } : undefined
}

/** "18", "18 1/2 in", "$1,200", "46 cm"; not "3in1" or "EW11", which are words. */
function numberAt(text: string, at: number, isPlace: (rest: string) => boolean): Token | undefined {
  if (at > 0 && letter.test(text[at - 1] as string)) return undefined
  const [found, dollar, digits] = matchAt(number, text, at)
  if (!found || !digits) return undefined
  const [part = '', above, below] = matchAt(fraction, text, at + found.length)
  const amount = Number(digits.replaceAll(',', '')) + (Number(below) ? Number(above) / Number(below) : 0)
  let to = at + found.length + (Number(below) ? part.length : 0)
  if (/^k(?!\p{L})/u.test(text.slice(to, to + 2)))
    return { type: 'number', from: at, text: `${found}k`, value: amount * 1000, isPrice: true, to: to + 1 }
  // "18x16"
  if (/^ ?[x×] ?\d/.test(text.slice(to, to + 4)))
    return { type: 'number', from: at, text: found, value: amount, isPrice: false, to }
  const base = { type: 'number' as const, from: at, isPrice: dollar !== undefined }
  const [unitText, name = ''] = matchAt(unitOf, text, to)
  const unit = units[name.toLowerCase()]
  const isUnit = unitText && unit && !letter.test(text[to + unitText.length] ?? ' ')
  const rest = text.slice(to + (unitText?.length ?? 0), to + (unitText?.length ?? 0) + longestPlace)
  // "3 in 1" is no measure, and no dollars are.
  const isIn = name.toLowerCase() === 'in' && (/^\s*\d/.test(rest) || isPlace(rest))
  if (isUnit && !isIn && !(base.isPrice && unit !== 'dollars')) {
    to += unitText.length
    if (unit === 'dollars') return { ...base, text: text.slice(at, to), value: amount, isPrice: true, to }
    return { ...base, text: text.slice(at, to), value: amount * unit.factor, unit: unit.unit, to }
  }
  return letter.test(text[to] ?? ' ') ? undefined : { ...base, text: text.slice(at, to), value: amount, to }
}

/** The stretches between quotes; a quote after a number is the sign for inches. */
function quotedIn(text: string): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = []
  let open: number | undefined
  for (let at = 0; at < text.length; at++) {
    if (!'"“”'.includes(text[at] as string)) continue
    if (open === undefined) {
      if (at === 0 || /\s/.test(text[at - 1] as string)) open = at
    } else {
      found.push({ from: open, to: at })
      open = undefined
    }
  }
  return found
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | [] {
  pattern.lastIndex = at
  return pattern.exec(text) ?? []
}
