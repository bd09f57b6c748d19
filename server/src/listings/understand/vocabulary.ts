import type { ProhibitedItem } from '@reable/contract/prohibited/rules'
import type { Catalogue } from '#catalogue'
import type { Locations, OtherName } from '#places'
import type { SearchName } from '../search-names/search-names-queries.ts'
import { type SpellingIndex, spellingIndex } from './spelling-index.ts'
import { keyOf, tokensOf } from './tokens.ts'

/** What a phrase stands for. Several kinds may share a name, and two municipalities one: "Langley". */
export type Meaning =
  /** `need`: a task, such as "over the sill", or what somebody is like. */
  | { sort: 'kind'; typeIds: number[]; need?: 'task' | 'trait' }
  | { sort: 'place'; locationIds: number[] }
  | { sort: 'brand'; name: string }
  | { sort: 'condition'; conditionIds: number[] }
  | { sort: 'free' }
  | { sort: 'cheapest' }
  | { sort: 'prohibited'; item: ProhibitedItem }
  /** A place that is too far away. */
  | { sort: 'outside'; name: string }

/** A phrase as it is written, and everything that it may stand for. `rank`: the catalogue's own names come first. */
export type Phrase = { text: string; meanings: Meaning[]; rank: number }

/** A maker by the shortest of its names, which the listings of its things have in common. */
export type Brand = { name: string; others: readonly string[] }

/** What somebody wants to do, such as "out of bath": its words in any order, close together. */
export type Need = { keys: string[]; typeIds: number[] }

export type Vocabulary = {
  /** By the words of a phrase written as one, so that "bed rail" and "bedrail" are the same. */
  phrases: ReadonlyMap<string, Phrase>
  /** Those that have a word, each under its longest one. */
  needsWith: (key: string) => readonly Need[]
  spelling: SpellingIndex
  /** A few phrases of kinds, places and brands that begin with a text. */
  startingWith: (text: string) => Phrase[]
  /** By the first three characters or all six, in capitals and without a blank. */
  locationOfPostalCode: (code: string) => number | undefined
}

export type VocabularySources = {
  catalogue: Catalogue
  locations: Locations
  otherNames: readonly OtherName[]
  names: readonly SearchName[]
  brands: readonly Brand[]
  prohibited: readonly ProhibitedItem[]
  locationOfPostalCode: Vocabulary['locationOfPostalCode']
}

/** The most words that a phrase has, and characters in scripts without blanks. */
export const longestPhrase = 8

/** Words inside a phrase that make no difference: "walker with a seat". */
export const smallWords: ReadonlySet<string> = new Set(
  'a an the my our your his her their of for with and de la le du des'.split(' '),
)

export function buildVocabulary(sources: VocabularySources): Vocabulary {
  const { catalogue, locations, otherNames, names, brands, prohibited, locationOfPostalCode } = sources
  const phrases = new Map<string, Phrase>()
  const add = (text: string, meaning: Meaning) => {
    const key = phraseKey(text)
    if (!key) return
    const meanings = phrases.get(key)?.meanings ?? []
    const same = meanings.findIndex(({ sort }) => sort === meaning.sort)
    const all = same < 0 ? [...meanings, meaning] : meanings.with(same, merge(meanings[same] as Meaning, meaning))
    phrases.set(key, { ...(phrases.get(key) ?? { text, rank: phrases.size }), meanings: all })
  }
  for (const { id, name, synonyms } of catalogue.types.values())
    for (const label of [...namesIn(name), ...synonyms]) add(label, { sort: 'kind', typeIds: [id] })
  for (const { sort, name, typeIds } of names) if (sort === 'name') add(name, { sort: 'kind', typeIds })
  for (const { id, name } of locations.all)
    for (const label of [name, withoutBrackets(name)]) add(label, { sort: 'place', locationIds: [id] })
  for (const { name, types } of catalogue.categories.values())
    add(name, { sort: 'kind', typeIds: types.map(({ id }) => id) })
  for (const { name, locationId } of otherNames) add(name, { sort: 'place', locationIds: [locationId] })
  for (const name of outside) add(name, { sort: 'outside', name })
  for (const name of everywhere) add(name, { sort: 'place', locationIds: [] })
  for (const { name, others } of brands) for (const one of [name, ...others]) add(one, { sort: 'brand', name })
  for (const [name, conditions] of Object.entries(conditionNames)) {
    const conditionIds = [...catalogue.conditions.values()]
      .filter((one) => conditions.includes(one.name))
      .map(({ id }) => id)
    if (conditionIds.length) add(name, { sort: 'condition', conditionIds })
  }
  for (const name of freeNames) add(name, { sort: 'free' })
  for (const name of cheapNames) add(name, { sort: 'cheapest' })
  for (const item of prohibited) for (const name of namesOfProhibited(item)) add(name, { sort: 'prohibited', item })
  const needs = names
    .filter(({ sort }) => sort === 'need')
    .map(({ name, typeIds }) => ({ keys: wordsOfPhrase(name), typeIds }))
  const needsByKey = Map.groupBy(needs, ({ keys }) => keys.toSorted((a, b) => b.length - a.length)[0])
  return {
    phrases,
    needsWith: (key) => needsByKey.get(key) ?? [],
    spelling: spellingIndex(phrases.keys()),
    startingWith: beginnings(phrases),
    locationOfPostalCode,
  }
}

/** What people ask for by a word that alone says nothing of a listing: it may be a holder for it. */
const alsoProhibited: Record<string, string> = {
  oxygen: 'oxygen cylinder',
  'oxygen machine': 'oxygen concentrator',
  concentrator: 'oxygen concentrator',
  medicine: 'insulin',
  medication: 'insulin',
  'sleep apnea machine': 'cpap',
}

/** What an item is called: by the words that reveal it, and the short names in its description. */
const namesOfProhibited = ({ what, words }: ProhibitedItem): string[] => [
  ...words,
  ...what
    .split(/[,;:]| and | or /)
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length <= 2),
  ...Object.keys(alsoProhibited).filter((name) => words.includes(alsoProhibited[name] as string)),
]

const conditionNames: Record<string, string[]> = {
  new: ['New'],
  'brand new': ['New'],
  unused: ['New'],
  'never used': ['New'],
  'like new': ['Like new'],
  'as new': ['Like new'],
  'almost new': ['Like new'],
  'hardly used': ['Like new'],
  'barely used': ['Like new'],
  used: ['Like new', 'Good', 'Fair'],
  'second hand': ['Like new', 'Good', 'Fair'],
  'pre owned': ['Like new', 'Good', 'Fair'],
  'good condition': ['New', 'Like new', 'Good'],
  'good shape': ['New', 'Like new', 'Good'],
  'for parts': ['For parts or repair'],
}

/** The whole region: nothing is left out. */
const everywhere = ['metro vancouver', 'greater vancouver', 'lower mainland', 'gvrd', 'anywhere']

/** Places that people know and that are not in the region. */
const outside =
  'Abbotsford|Chilliwack|Squamish|Whistler|Nanaimo|Kelowna|Kamloops|Prince George|Vancouver Island|Calgary|Edmonton|Winnipeg|Toronto|Ottawa|Montreal|Seattle|Bellingham'.split(
    '|',
  )

const freeNames = [
  'free',
  'for free',
  'donation',
  'donate',
  'donated',
  'give away',
  'giveaway',
  'giving away',
  'gratis',
  'gratuit',
  'no cost',
  '免费',
  '免費',
  'libre',
  'libreng',
  'gratuite',
  'miễn phí',
  '무료',
  '공짜',
  'رایگان',
  'مجانی',
  'ਮੁਫ਼ਤ',
  'ਮੁਫਤ',
]
const cheapNames = [
  ...['cheap', 'cheapest', 'inexpensive', 'affordable', 'low cost', 'low price', 'budget', 'lowest price'],
  ...['pas cher', 'pas chère', 'bon marché', 'barato', 'barata', 'económico', 'económica', 'mura', 'murang'],
  ...['rẻ', 'giá rẻ', '便宜', '平价', '廉价', '싼', '저렴한', 'ارزان', 'ਸਸਤਾ', 'ਸਸਤੀ'],
]

function merge(one: Meaning, other: Meaning): Meaning {
  if (one.sort === 'kind' && other.sort === 'kind')
    return { ...one, typeIds: [...new Set([...one.typeIds, ...other.typeIds])] }
  if (one.sort === 'place' && other.sort === 'place')
    return { ...one, locationIds: [...new Set([...one.locationIds, ...other.locationIds])] }
  return one
}

/**
 * "Shower chair or bath seat" are two names, and so are "Porch lift" and "platform lift" in "Porch or platform lift"; what stands in brackets,
 * after a dash or after "for" only tells more.
 */
function namesIn(text: string): string[] {
  const whole = withoutBrackets(text)
  const names = whole.replace(/ (-|for) .*/, '').split(/ or |, /)
  const head = names.at(-1)?.split(' ').at(-1)
  return [whole, ...names.map((name, at) => (at < names.length - 1 && !name.includes(' ') ? `${name} ${head}` : name))]
}

const withoutBrackets = (text: string) => text.replace(/\([^()]*\)/g, '').trim()

const wordsOfPhrase = (text: string): string[] =>
  tokensOf(text).flatMap((token) => {
    const key = token.type === 'word' ? token.key : keyOf(token.text)
    return token.type === 'sign' || smallWords.has(key) ? [] : [key]
  })

/** The words of a phrase as one. */
export const phraseKey = (text: string): string => wordsOfPhrase(text).join('')

const mostBeginnings = 40

/** Finds phrases by their beginnings, in the alphabet's order, by halves. */
function beginnings(phrases: ReadonlyMap<string, Phrase>): Vocabulary['startingWith'] {
  const isOffered = ({ sort }: Meaning) => sort === 'kind' || sort === 'place' || sort === 'brand'
  const sorted = [...phrases]
    .filter(([, { meanings }]) => meanings.some(isOffered))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return (text) => {
    const start = wordsOfPhrase(text).join('')
    if (start.length < 2) return []
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sorted[middle]?.[0] ?? '') < start) from = middle + 1
      else to = middle
    }
    const found = sorted.slice(from, from + mostBeginnings)
    return found.filter(([key]) => key.startsWith(start)).map(([, phrase]) => phrase)
  }
}
