import { keyOf, plainTextOf } from './keys.ts'

/** Where a model may be named: an answer and a title name things, a description also counts, measures and tells years. */
type Place = { text: string; kind: 'answer' | 'title' | 'description' }

/** A run of letters and digits, with hyphens and points within it, and what stands before it. */
type Piece = { word: string; letters: string; key: string; before: string }

const setOf = (words: string): Set<string> => new Set(words.split(/\s+/))

const labels = setOf('model models')
/** Directly before a number they name a thing by it: "the Swiftway type 18". */
const namers = setOf('type series version edition called named')
/** What may stand between "model" and the model itself. */
const fillers = setOf('no nr num number numbers is name the a or and')
const listWords = setOf('or and')
/** What makes the number before it a measure, a price or a time. "In" is told apart by itself. */
const units = setOf(
  `x by inch inches ft feet foot cm mm m km kg g lb lbs pound pounds oz mi mile miles mph kph w watt watts v volt volts ah amp amps mah wh l
   litre litres deg degree degrees percent min minute minutes h hr hrs hour hours day days week weeks month months yr yrs year years
   time times dollar dollars bucks cad cdn obo people users wheel wheels steps stairs`,
)
/** Endings of a number in one word with it: "18in", "3xl", "2nd". */
const endings = new Set([...units, ...setOf('in xl xs s st nd rd th')])
/** After these a number is a measure, a price, a time or an address. */
const amounts = setOf(
  `x by size width wide height high length long depth deep weight weighs seat capacity holds up to from over under about max min price paid
   asking for only cost costs retail worth value priced sold was in since of than limit least most around roughly nearly almost year unit apt
   suite room call text phone`,
)

const isDigits = (letters: string): boolean => /^\d+$/.test(letters)
const isYear = (letters: string): boolean => /^(?:19|20)\d\d$/.test(letters)
const hasDigit = (letters: string): boolean => /\d/.test(letters)
const isMeasure = (letters: string): boolean => /^\d/.test(letters) && endings.has(letters.replace(/^\d+/, ''))

/** Before a text begins, and behind its end. */
const nowhere: Piece = { word: '', letters: '', key: '', before: '\n' }

/** The words of a text, and behind them its end. */
function piecesOf(text: string): Piece[] {
  const plain = plainTextOf(text)
  let end = 0
  const pieces = [...plain.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.'’‐‑–-]*/gu)].map(({ 0: word, index }) => {
    const before = plain.slice(end, index)
    end = index + word.length
    return { word, letters: word.replace(/[^\p{L}\p{N}]/gu, ''), key: keyOf(word), before }
  })
  return [...pieces, { ...nowhere, before: `${plain.slice(end)}\n` }]
}

/** A model of one word or two, "TX-90" or "TX 90", with its neighbours. */
type Found = { last: Piece; first: Piece; second: Piece | undefined; next: Piece }

function foundAt(pieces: readonly Piece[], at: number, models: ReadonlySet<string>): Found | undefined {
  const pieceAt = (place: number): Piece => pieces[place] ?? nowhere
  const [last, first, second] = [pieceAt(at - 1), pieceAt(at), pieceAt(at + 1)]
  // Also of several, or of what belongs to it: "two TX-90s", "the TX-90's basket".
  const isOne = models.has(first.key) || models.has(first.key.replace(/(?<=\d)S$/, ''))
  if (isOne) return { last, first, second: undefined, next: second }
  const isPair = second.before === ' ' && !isDigits(first.letters) && models.has(first.key + second.key)
  return isPair ? { last, first, second, next: pieceAt(at + 2) } : undefined
}

/** Whether the number that stands there is a price, a measure, or a part of a longer number. */
function isAmount({ last, first, second, next }: Found): boolean {
  const number = second ?? first
  if (!isDigits(number.letters)) return false
  if (!number.word.startsWith(number.letters)) return true
  if (/[$€£×]\s?$/u.test(first.before) || /^\s?[$€£%°×″′]/u.test(next.before)) return true
  if (next.before.startsWith('"') && !first.before.endsWith('"')) return true
  if (isDigits(last.letters) && /^[ ,)]{1,2}$/.test(first.before)) return true
  if (isDigits(next.letters) && next.before === ',') return true
  if (next.before.trim() || next.before.includes('\n')) return false
  // Little that is passed on here is a hundred inches long: "model 360 in good condition".
  return units.has(next.letters) || (next.letters === 'in' && (number.letters.length < 3 || next.word === 'in.'))
}

/** Whether it is all that its line says, and no heading above it says that it is something else: "Width:". */
function isOwnLine({ last, first, next }: Found): boolean {
  if (!first.before.includes('\n') && last !== nowhere) return false
  return next.before.includes('\n') && (labels.has(last.letters) || !first.before.trimStart().startsWith(':'))
}

const endsSentence = ({ word }: Piece, { before }: Piece): boolean => /[.!?;]$/.test(word + before.trim().charAt(0))

function isNamed(found: Found, { kind, brandKeys }: { kind: Place['kind']; brandKeys: ReadonlySet<string> }): boolean {
  const { last, first, second, next } = found
  if (hasDigit(first.letters + (second?.letters ?? '')) && !isDigits(first.letters)) {
    if (second ? first.letters.length > 1 : !isMeasure(first.letters)) return true
  }
  if (isYear(first.letters)) return false
  if (isOwnLine(found)) return true
  const isBehind = !first.before.includes('\n') && !endsSentence(last, first)
  if (isBehind && (brandKeys.has(last.key) || namers.has(last.letters) || first.before.endsWith('#'))) return true
  if (labels.has(next.letters) && next.before === ' ') return true
  if (!hasDigit(first.letters)) return kind === 'answer'
  return first.letters.length > 2 && !amounts.has(last.letters)
}

/**
 * Whether a text names one of these models, which are short or everyday words: "501" is also a price, "2025" a year. One counts behind the
 * word "model" or the brand, on a line of its own, where letters and digits together can be nothing else, or where three digits measure and
 * cost nothing.
 */
export function namesEverydayModel(place: Place, models: ReadonlySet<string>, brandKeys: ReadonlySet<string>): boolean {
  const pieces = piecesOf(place.text)
  let isLabelled = false
  return pieces.some((piece, at) => {
    const last = pieces[at - 1] ?? nowhere
    if (!labels.has(last.letters) && (piece.before.includes('\n') || endsSentence(last, piece)))
      isLabelled &&= fillers.has(last.letters)
    if (labels.has(piece.letters)) {
      isLabelled = true
      return false
    }
    if (isLabelled && fillers.has(piece.letters)) return false
    const found = foundAt(pieces, at, models)
    if (found && !isAmount(found) && (isLabelled || isNamed(found, { kind: place.kind, brandKeys }))) return true
    const next = pieces[at + 1] ?? nowhere
    isLabelled &&= hasDigit(piece.letters) && (/[/&+]/.test(next.before) || listWords.has(next.letters))
    return false
  })
}

const labelKeys = new Set([...labels, 'no', 'nr', 'num', 'number'].map(keyOf))

/** An answer without the words before a model: "Model no. 360" is 360. */
export const withoutLabel = (parts: readonly string[]): string => parts.filter((part) => !labelKeys.has(part)).join('')
