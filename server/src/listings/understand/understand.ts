import { stopWords } from '../search/stop-words.ts'
import { type Amount, amountsIn, isDimension } from './amounts.ts'
import { abilities, bodies, bounds, exclusions, fillers, negations, persons, statures } from './spoken-words.ts'
import { type Token, tokensOf } from './tokens.ts'
import { longestPhrase, type Meaning, type Phrase, phraseKey, smallWords, type Vocabulary } from './vocabulary.ts'

/** A part of a search that was understood, where it stands in the text; `read`: the phrase that a misspelt one was read as. */
export type Piece = (Meaning | Amount) & { from: number; to: number; read?: string }

export type Understanding = {
  pieces: Piece[]
  /** What is left to search for, as it was typed, small words and fillers aside. Quoted words keep their quotes. */
  words: string[]
  /** What a search cannot ask for, as it was typed: "not blue", "tall person". */
  ignored: string[]
}

/** "-rail" and OR in capitals are operators: such a search is meant as it is written. */
const hasOperators = /(?:^|\s)-[\p{L}\p{N}"]|\sOR\s/u

/** So many words of a phrase may be misspelt together, as in "new westminister". */
const longestMisspelt = 3
/** Of several words written as one, none is shorter. */
const shortestMisspelt = 3
/** The words of a need stand this close together. */
const needSpan = 8

/**
 * Reads what somebody looks for: kinds of equipment, places, prices, measures, brands and conditions, by the vocabulary; what remains are
 * words to search for. `isKnown` tells whether several listings use a word, which is then not taken for a misspelt one. Takes time that grows
 * with the text's length.
 */
export function understand(text: string, vocabulary: Vocabulary, isKnown: (key: string) => boolean): Understanding {
  if (hasOperators.test(text)) return { pieces: [], words: [text], ignored: [] }
  const reading = new Reading(text, vocabulary, isKnown)
  reading.takePostalCodes()
  reading.takeNegations()
  reading.takePeople()
  reading.takePhrases({ from: 2 })
  reading.takeAmounts()
  reading.takePhrases({ from: 2 })
  reading.takeNeeds()
  reading.takePhrases({ from: 1 })
  const pieces = reading.withoutUnwanted().sort((a, b) => a.from - b.from)
  return { pieces, words: reading.remaining(), ignored: reading.ignored }
}

class Reading {
  readonly pieces: Piece[] = []
  readonly ignored: string[] = []
  /** What the search says that it does not want. */
  readonly #unwanted: { key: string; text: string; excludes: boolean }[] = []
  readonly #tokens: Token[]
  readonly #taken = new Set<Token>()
  readonly #text: string
  readonly #vocabulary: Vocabulary
  readonly #isKnown: (key: string) => boolean

  constructor(text: string, vocabulary: Vocabulary, isKnown: (key: string) => boolean) {
    this.#text = text
    this.#vocabulary = vocabulary
    this.#isKnown = isKnown
    this.#tokens = tokensOf(text, (rest) => this.#isPlace(rest))
  }

  #take(tokens: Token[], meanings: Meaning[], read?: string): void {
    const [first, last] = [tokens[0] as Token, tokens.at(-1) as Token]
    for (const meaning of meanings)
      this.pieces.push({ ...meaning, from: first.from, to: last.to, ...(read && { read }) })
    for (const token of tokens) this.#taken.add(token)
  }

  /** Whether a text begins with the name of a place, well or badly spelt. */
  #isPlace(rest: string): boolean {
    const { phrases, spelling } = this.#vocabulary
    const words = tokensOf(rest).slice(0, 3)
    return words.some((_, at) => {
      const key = words
        .slice(0, at + 1)
        .map(keyOfToken)
        .join('')
      const phrase = phrases.get(key) ?? (at === 0 ? phrases.get(spelling.nearest(key)[0] ?? '') : undefined)
      return phrase?.meanings.some(({ sort }) => sort === 'place')
    })
  }

  /** "not electric", "without a basket": the word behind is not what is looked for. "Cannot get out of bed" is. */
  takeNegations(): void {
    for (const [at, token] of this.#tokens.entries()) {
      if (token.type !== 'word' || token.quoted || !negations.has(token.key)) continue
      const before = this.#tokens[at - 1]
      if (before?.type === 'word' && abilities.has(before.key)) continue
      const behind = this.#tokens.slice(at + 1, at + 3)
      const next = behind.find((one) => one.type === 'word' && !smallWords.has(one.key))
      if (!next || !this.#isFree(next) || next.type !== 'word' || next.quoted || bounds.has(next.key)) continue
      if (this.#vocabulary.phrases.has(`${token.key}${next.key}`)) continue
      const text = this.#text.slice(token.from, next.to)
      this.#unwanted.push({ key: next.key, text, excludes: exclusions.has(token.key) })
      for (const one of this.#tokens.slice(at, this.#tokens.indexOf(next) + 1)) this.#taken.add(one)
    }
  }

  /** "for a tall person": who it is for, which listings seldom say. */
  takePeople(): void {
    for (const [at, token] of this.#tokens.entries()) {
      const next = this.#tokens[at + 1]
      if (token.type !== 'word' || next?.type !== 'word' || !statures.has(token.key) || !persons.has(next.key)) continue
      if (!this.#isFree(token) || this.#vocabulary.phrases.has(`${token.key}${next.key}`)) continue
      this.ignored.push(this.#text.slice(token.from, next.to))
      for (const one of [token, next]) this.#taken.add(one)
    }
  }

  /** The pieces without the kinds that are not wanted: a wheelchair, "not electric", is one of those that are no electric wheelchairs. */
  withoutUnwanted(): Piece[] {
    const { phrases } = this.#vocabulary
    const typesNamed = (key: string) =>
      phrases.get(key)?.meanings.flatMap((meaning) => (meaning.sort === 'kind' ? meaning.typeIds : [])) ?? []
    let pieces = this.pieces
    for (const { key, text, excludes } of this.#unwanted) {
      let isHeeded = false
      pieces = pieces.map((piece) => {
        if (piece.sort !== 'kind' || !excludes) return piece
        const name = phraseKey(piece.read ?? this.#text.slice(piece.from, piece.to))
        const unwanted = new Set([...typesNamed(key), ...typesNamed(`${key}${name}`)])
        const typeIds = piece.typeIds.filter((id) => !unwanted.has(id))
        if (!typeIds.length || typeIds.length === piece.typeIds.length) return piece
        isHeeded = true
        return { ...piece, typeIds }
      })
      if (!isHeeded) this.ignored.push(text)
    }
    return pieces
  }

  takeAmounts(): void {
    const free = this.#tokens.filter((token) => !this.#taken.has(token))
    for (const amount of amountsIn(free)) {
      this.pieces.push(amount)
      for (const token of free) if (token.from >= amount.from && token.to <= amount.to) this.#taken.add(token)
    }
  }

  /** "V5H 2N2", or its first three characters. */
  takePostalCodes(): void {
    for (const [at, token] of this.#tokens.entries()) {
      if (token.type !== 'word' || this.#taken.has(token) || !/^[a-z]\d[a-z](?:\d[a-z]\d)?$/i.test(token.text)) continue
      const locationId = this.#vocabulary.locationOfPostalCode(token.text.toUpperCase())
      if (locationId === undefined) continue
      const next = this.#tokens[at + 1]
      const hasEnd = token.text.length === 3 && next && /^\d[a-z]\d$/i.test(next.text)
      this.#take(hasEnd ? [token, next] : [token], [{ sort: 'place', locationIds: [locationId] }])
    }
  }

  /** Takes the longest phrases from each word on; `from`: of so many words at least. */
  takePhrases({ from }: { from: number }): void {
    for (let at = 0; at < this.#tokens.length; at++) {
      const window = this.#windowAt(at)
      for (let length = window.length; length >= from; length--) {
        const tokens = window.slice(0, length)
        const key = tokens.map(keyOfToken).join('')
        if (this.#isPartOfMeasure(tokens) || this.#isOneWithAnother(tokens)) continue
        const exact = this.#vocabulary.phrases.get(key)
        const phrase = exact ?? this.#misspelt(tokens, key)
        if (!phrase || this.#isExtra(tokens[0] as Token, phrase)) continue
        this.#take(tokens, phrase.meanings, exact ? undefined : phrase.text)
        at = this.#tokens.indexOf(tokens.at(-1) as Token)
        break
      }
    }
  }

  /** Whether these are a kind, "with", and another kind: what is meant is the first. */
  #isOneWithAnother(tokens: Token[]): boolean {
    const second = tokens.findIndex((token) => this.#isBehindWith(token))
    const isKind = (part: Token[]) =>
      this.#vocabulary.phrases.get(part.map(keyOfToken).join(''))?.meanings.some(({ sort }) => sort === 'kind')
    return second > 0 && Boolean(isKind(tokens.slice(0, second)) && isKind(tokens.slice(second)))
  }

  #isBehindWith(token: Token): boolean {
    const before = this.#tokens[this.#tokens.indexOf(token) - 1]
    return before?.type === 'word' && before.key === 'with'
  }

  /** "hospital bed with mattress" is a bed: a kind behind "with" is what comes along, and stays a word. */
  #isExtra(first: Token, { meanings }: Phrase): boolean {
    if (!this.#isBehindWith(first) || !meanings.some(({ sort }) => sort === 'kind')) return false
    return this.pieces.some(({ sort, to }) => sort === 'kind' && to < first.from)
  }

  /** "rollator | seat height 18", "500 mm wide | wheelchair": a dimension at an edge may belong to the measure beside it. */
  #isPartOfMeasure(tokens: Token[]): boolean {
    const [first, last] = [tokens[0] as Token, tokens.at(-1) as Token]
    const before = this.#tokens[this.#tokens.indexOf(first) - 1]
    const next = this.#tokens[this.#tokens.indexOf(last) + 1]
    if (tokens.length < 2) return false
    return (
      (isDimension(first) && before?.type === 'number') ||
      (isDimension(last) && next !== undefined && isDimension(next))
    )
  }

  /** The words from a place on that may be a phrase together, without small words. */
  #windowAt(start: number): Token[] {
    const window: Token[] = []
    for (let at = start; at < this.#tokens.length && window.length < longestPhrase; at++) {
      const token = this.#tokens[at] as Token
      if (!this.#isFree(token)) break
      if (smallWords.has(keyOfToken(token))) {
        if (at === start) break
      } else if (token.type !== 'sign') window.push(token)
    }
    return window
  }

  #isFree = (token: Token) =>
    !this.#taken.has(token) &&
    (token.type === 'number' ? !token.unit && !token.isPrice : !(token.type === 'word' && token.quoted))

  #misspelt(tokens: Token[], key: string): Phrase | undefined {
    const isShort =
      tokens.length > 1 && tokens.some(({ type, text }) => type === 'number' || text.length < shortestMisspelt)
    if (isShort || tokens.length > longestMisspelt || !tokens.some((token) => this.#isUnknown(token))) return undefined
    const [nearest] = this.#vocabulary.spelling.nearest(key)
    return nearest === undefined ? undefined : this.#vocabulary.phrases.get(nearest)
  }

  #isUnknown(token: Token): boolean {
    if (token.type !== 'word') return false
    const { key } = token
    return (
      key.length > 3 &&
      !this.#isKnown(key) &&
      !stopWords.has(key) &&
      !fillers.has(key) &&
      !this.#vocabulary.phrases.has(key)
    )
  }

  /** Needs, those with the most words first: their words in any order, close together. */
  takeNeeds(): void {
    const places = new Map<string, number>()
    for (const [at, token] of this.#tokens.entries())
      if (token.type === 'word' && this.#isFree(token) && !places.has(token.key)) places.set(token.key, at)
    const child = this.#tokens.findIndex((token, at) => isYoung(token, this.#tokens[at + 1], this.#tokens[at + 2]))
    if (child >= 0) places.set('child', child)
    const needs = [...places.keys()].flatMap((key) => this.#vocabulary.needsWith(key))
    for (const { keys, typeIds } of needs.sort((a, b) => b.keys.length - a.keys.length)) {
      const at = keys.map((key) => places.get(key) ?? Number.NaN).sort((a, b) => a - b)
      if (at.some(Number.isNaN) || (at.at(-1) as number) - (at[0] as number) > needSpan) continue
      const tokens = at.map((place) => this.#tokens[place] as Token)
      if (!tokens.every((token) => this.#isFree(token))) continue
      this.#take(tokens, [
        { sort: 'kind', typeIds: [...typeIds], need: keys.some((key) => bodies.has(key)) ? 'trait' : 'task' },
      ])
    }
  }

  remaining(): string[] {
    const words: string[] = []
    let quote: Token[] = []
    const endQuote = () => {
      const [first, last] = [quote[0], quote.at(-1)]
      if (first && last) words.push(`"${this.#text.slice(first.from, last.to)}"`)
      quote = []
    }
    for (const token of this.#tokens) {
      if (token.type === 'word' && token.quoted) quote.push(token)
      else {
        endQuote()
        if (token.type !== 'sign' && !this.#taken.has(token) && !isFiller(token)) words.push(token.text)
      }
    }
    endQuote()
    return words
  }
}

/** "4 year old", and nobody's age. */
const isYoung = (token: Token, next: Token | undefined, last: Token | undefined) =>
  token.type === 'number' && token.value < 15 && /^years?$/i.test(next?.text ?? '') && /^old$/i.test(last?.text ?? '')

const keyOfToken = (token: Token) => (token.type === 'word' ? token.key : token.text.toLowerCase())

const isFiller = (token: Token) =>
  token.type === 'word' &&
  (stopWords.has(token.text.toLowerCase()) || fillers.has(token.text.toLowerCase()) || smallWords.has(token.key))
