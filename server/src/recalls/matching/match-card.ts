import { namesEverydayModel, withoutLabel } from './everyday-models.ts'
import { isUnknown, keyOf, partKeys, wordKeys } from './keys.ts'

/** A name of a brand, as it is looked for. */
type Name = { words: string[]; key: string }

export const brandNameOf = (name: string): Name => ({ words: wordKeys(name), key: keyOf(name) })

type Where = { words: readonly string[]; key?: string; isText?: boolean }

const standsAt = (words: readonly string[], at: number, name: Name): boolean =>
  name.words.every((word, next) => words[at + next] === word)

/**
 * Whether a brand is named there. What somebody gives as the brand begins with it, or is it as one word; in a text it stands anywhere, but one
 * letter is no brand there.
 */
export function brandIn({ words, key, isText }: Where, name: Name): boolean {
  if (!name.key) return false
  if (!isText) return key === name.key || standsAt(words, 0, name)
  return name.key.length > 1 && words.some((_, at) => standsAt(words, at, name))
}

/** Ends a sentence: what comes next has a capital, whatever it is. */
const newSentence = /(^|[.!?\n:•*-])\s*$/

/** Whether a text has it as a name, with a capital that no beginning of a sentence gives it: "Drive bed rail", and not "easy to drive". */
export function isWrittenAsName({ title, description }: { title: string; description: string }, name: Name): boolean {
  return isNameIn(title, name, true) || isNameIn(description, name, false)
}

function isNameIn(text: string, { words: [first = ''] }: Name, isTitle: boolean): boolean {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].some(({ 0: word, index }) => {
    if (keyOf(word) !== first || word.charAt(0) === word.charAt(0).toLowerCase()) return false
    return isTitle || !newSentence.test(text.slice(Math.max(0, index - 4), index))
  })
}

/** What a listing says of itself. */
export type Described = { brand: string; model: string; title: string; description: string; typeId: number }

/** What a card says is recalled. Without equipment types it holds for all. */
export type Recalled = { brands: readonly string[]; models: readonly string[]; typeIds: readonly number[] }

/** Strong: it is the recalled thing. Possible: it may be, and its owner is asked for the model. */
export type Strength = 'strong' | 'possible'

/** A listing as all cards read it: its words are taken apart once. */
export type Reading = {
  typeId: number
  brand: { isKnown: boolean; key: string; words: string[] }
  model: { isKnown: boolean; key: string; parts: string[]; answer: string }
  text: { words: string[]; parts: string[]; title: string; description: string }
}

/** In characters: longer than any description may be. */
const readAtMost = 6_000

export function readDescribed({ brand, model, title, description, typeId }: Described): Reading {
  const text = `${title}\n${description}`.slice(0, readAtMost)
  return {
    typeId,
    brand: { isKnown: !isUnknown(brand), key: keyOf(brand), words: wordKeys(brand) },
    model: { isKnown: !isUnknown(model), key: keyOf(model), parts: partKeys(model), answer: model },
    text: { words: wordKeys(text), parts: partKeys(text), title, description: description.slice(0, readAtMost) },
  }
}

/** By these a listing is found for a card, see `brandKeysOf`. */
export const keysOf = ({ brand, text }: Reading): string[] => [
  ...new Set([...text.words, ...brand.words, brand.key].filter(Boolean)),
]

/** In letters. A model of so many, one of them a digit, stands in a text for nothing but itself; 501 and 2025 are also prices and years. */
const distinctive = 5
/** In parts: a model is written in so many pieces at most. */
const mostPieces = 4

type Model = { key: string; isDistinctive: boolean; isWord: boolean }

/** In its key O, I and L are digits: whether it has one is read from how it is written. */
function modelOf(written: string): Model {
  const key = keyOf(written)
  const isWord = !/\p{N}/u.test(written)
  return { key, isDistinctive: key.length >= distinctive && !isWord, isWord }
}

/** Whether a text has this model in it, and nothing else by it. */
const isIn = (parts: readonly string[], { key, isDistinctive }: Model) => isDistinctive && standsIn(parts, key)

/** Whether some parts that follow each other are this model. */
function standsIn(parts: readonly string[], model: string): boolean {
  return parts.some((_, at) => {
    let joined = ''
    for (const part of parts.slice(at, at + mostPieces)) {
      joined += part
      if (joined === model) return true
      if (!model.startsWith(joined)) return false
    }
    return false
  })
}

/** Words before a model that say that the thing is another one: "fits Drive 15064". */
const others = new Set(
  ['NOT', 'FITS', 'FIT', 'FOR', 'COMPATIBLE', 'REPLACES', 'REPLACEMENT', 'UNLIKE', 'LIKE', 'THAN'].map(keyOf),
)
/** In words: so far before it. */
const before = 4

function isOfAnother(words: readonly string[], { words: [first = ''] }: Name): boolean {
  const at = words.indexOf(first)
  return at >= 0 && words.slice(Math.max(0, at - before), at).some((word) => others.has(word))
}

type ModelSaid = 'exact' | 'near' | 'other' | 'unknown'

function modelSaid({ model: { isKnown, key, parts } }: Reading, models: readonly Model[]): ModelSaid {
  if (!isKnown) return 'unknown'
  const bare = withoutLabel(parts)
  if (models.some((model) => model.key === key || model.key === bare || isIn(parts, model))) return 'exact'
  return models.some((model) => isNear(model.key, key)) ? 'near' : 'other'
}

/** Whether a model that is short or a word is named in the text of a listing, or in its answer too. */
function asksFor({ model, text }: Reading, models: readonly Model[], names: readonly Name[]) {
  const everyday = new Set(models.filter(({ isDistinctive }) => !isDistinctive).map(({ key }) => key))
  if (!everyday.size) return { inText: false, inAnswer: false }
  const brandKeys = new Set(names.flatMap(({ key, words }) => (key.length > 1 ? [key, words.at(-1) ?? ''] : [])))
  const isIn = (place: Parameters<typeof namesEverydayModel>[0]) => namesEverydayModel(place, everyday, brandKeys)
  const isNamed = ({ isWord, key }: Model) => isWord && isWrittenAsName(text, { words: [key], key })
  return {
    inText:
      isIn({ text: text.title, kind: 'title' }) ||
      isIn({ text: text.description, kind: 'description' }) ||
      models.some(isNamed),
    inAnswer: isIn({ text: model.answer, kind: 'answer' }),
  }
}

/**
 * Returns whether a listing is what a card recalls, or may be. Never by the model alone: strong is a name of the brand and an exact model;
 * a brand in the text counts only where the listing names no other one.
 */
export function matchCard(reading: Reading, { brands, models: written, typeIds }: Recalled): Strength | undefined {
  const models = written.map(modelOf).filter(({ key }) => key)
  const names = brands.map(brandNameOf)
  const isOfKind = !typeIds.length || typeIds.includes(reading.typeId)
  const said = modelSaid(reading, models)
  const inText = models.some((model) => isIn(reading.text.parts, model))
  if (names.some((name) => reading.brand.isKnown && brandIn(reading.brand, name))) {
    if (said === 'exact') return isOfKind || models.some(({ isDistinctive }) => isDistinctive) ? 'strong' : 'possible'
    if (said === 'unknown' && inText) return 'strong'
    const everyday = asksFor(reading, models, names)
    if (inText || everyday.inText || everyday.inAnswer) return 'possible'
    return isOfKind && said !== 'other' ? 'possible' : undefined
  }
  const named = names.find((name) => brandIn({ words: reading.text.words, isText: true }, name))
  if (!named) return undefined
  const isNamedModel = said === 'exact' || (said === 'unknown' && inText)
  const everyday = asksFor(reading, models, names)
  if (reading.brand.isKnown) {
    const isAsked = isOfKind && said !== 'other' && ((isNamedModel && inText) || everyday.inText)
    return isAsked ? 'possible' : undefined
  }
  if (isNamedModel) return isOfKind && !isOfAnother(reading.text.words, named) ? 'strong' : 'possible'
  if (everyday.inAnswer || everyday.inText) return 'possible'
  if (!isOfKind || said === 'other' || isOfAnother(reading.text.words, named)) return undefined
  return said === 'near' || isWrittenAsName(reading.text, named) ? 'possible' : undefined
}

/** The groups of three letters of a word, with blanks around it as PostgreSQL's pg_trgm has them. */
function trigrams(word: string): Set<string> {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** How alike two words are, from 0 to 1: the groups of three letters that both have, of all that one has. */
export function similarity(one: string, other: string): number {
  const [of, and] = [trigrams(one), trigrams(other)]
  const both = [...of].filter((group) => and.has(group)).length
  return both / (of.size + and.size - both)
}

const alike = 0.7
/** In letters: so long is the beginning that two models share at least. */
const beginning = 4

/** Whether a model may be the other one, misread or written without its ending. */
export const isNear = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (short.length >= beginning && long.startsWith(short)) || similarity(one, other) >= alike
}
