import pLimit from 'p-limit'
import { AnswerCache } from '#platform/answer-cache'
import type { Context } from '#platform/context'
import { countSnapshotOf } from '../counts/count-snapshot.ts'
import { joinAndSplit } from './compounds.ts'
import { correct, correctionOf, wordsOf } from './spelling.ts'
import { isTitle } from './title-queries.ts'
import { findListedWords, lookUpWords, vocabularyScanLimit, type WordLookup } from './vocabulary-queries.ts'

/** Most searches use the same terms: each is looked up once in ten seconds. */
const cache = new AnswerCache<WordLookup>({ name: 'words', ttl: 10_000, maxEntries: 5000 })

/**
 * Returns the terms to search for: "wheel chair" and "weelchair" are read as "wheelchair". Known words stay as they are, and so does
 * what stands in any listing as it was typed, even one that was published a moment ago.
 */
export async function readTerms(ctx: Context, asTyped: string): Promise<string> {
  const joined = await joinAndSplit(ctx, asTyped)
  const typed = joined !== asTyped && (await isTitle(ctx, asTyped)) ? asTyped : joined
  const lookups = await lookUp(ctx, wordsOf(typed))
  const doubtful = lookups.filter((one) => correctionOf(one) !== undefined)
  if (!doubtful.length) return typed
  const words = doubtful.map(({ word }) => word)
  const listed = await limit(() => findListedWords(ctx, words))
  return correct(
    typed,
    doubtful.filter(({ word }) => !listed.has(word)),
  )
}

/**
 * Returns the share of all listings that can have these terms, from 0 to 1, estimated from the newest: no more than have the
 * rarest one. It is 1 where that cannot be estimated.
 */
export async function shareOfTerms(ctx: Context, terms: string): Promise<number> {
  if (hasOperators.test(terms)) return 1
  const read = Math.min((await countSnapshotOf(ctx)).total, vocabularyScanLimit)
  const lookups = await lookUp(ctx, wordsOf(terms))
  return Math.min(1, ...lookups.map(({ listings }) => listings / Math.max(read, 1)))
}

/** "bed or rail" finds what has either, "bed -rail" what lacks one. */
const hasOperators = /\bor\b|(^|\s)-/i

/** Unknown words are costly to look up: however many people search for such, most database sessions are left to others. */
const limit = pLimit(2)

/** Looks up each of these words. Those that are not cached are read in one statement. */
function lookUp(ctx: Context, words: string[]): Promise<WordLookup[]> {
  const missing = words.filter((word) => !cache.has(ctx, word))
  const read = (words: string[]) => limit(() => lookUpWords(ctx, words))
  const lookup = missing.length ? read(missing) : undefined
  // One that was cached until just now is not among those that are missing.
  const find = async (word: string) =>
    ((await lookup)?.find((one) => one.word === word) ?? (await read([word]))[0]) as WordLookup
  return Promise.all(words.map((word) => cache.get(ctx, word, () => find(word))))
}
