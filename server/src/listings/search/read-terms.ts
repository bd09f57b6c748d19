import pLimit from 'p-limit'
import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { joinAndSplit } from './compounds.ts'
import { correct, correctionOf, wordsOf } from './spelling.ts'
import { isTitle } from './title-queries.ts'
import { findListedWords, lookUpWords } from './vocabulary-queries.ts'

/**
 * Returns the terms to search for: "wheel chair" and "weelchair" are read as "wheelchair". Known words stay as they are, and so does
 * what stands in any listing as it was typed, even one that was published a moment ago.
 */
export async function readTerms(ctx: Context, asTyped: string): Promise<string> {
  const joined = await joinAndSplit(ctx, asTyped)
  const typed = joined !== asTyped && (await isTitle(ctx, asTyped)) ? asTyped : joined
  const lookups = await lookUp(ctx, JSON.stringify(wordsOf(typed)))
  const doubtful = lookups.filter((one) => correctionOf(one) !== undefined)
  if (!doubtful.length) return typed
  const words = doubtful.map(({ word }) => word)
  const listed = await limit(() => findListedWords(ctx, words))
  return correct(
    typed,
    doubtful.filter(({ word }) => !listed.has(word)),
  )
}

/** Unknown words are costly to look up: however many people search for such, most database sessions are left to others. */
const limit = pLimit(2)

/** Most searches use the same words: they are looked up once in ten seconds. */
const lookUp = remember([], (ctx, words) => limit(() => lookUpWords(ctx, JSON.parse(words))), {
  longest: 10_000,
  most: 2_000,
})
