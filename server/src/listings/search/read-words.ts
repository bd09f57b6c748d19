import type { Context } from '#platform/context'
import { KeptAnswers } from '#platform/kept-answers'
import { censusOf } from '../counts/census.ts'
import { createGate } from '../import/in-turn.ts'
import { correct, wordsOf } from './spelling.ts'
import { type Known, lookUpWords, readForWords } from './vocabulary-queries.ts'

/** Most searches use the same words: for ten seconds each is looked up once. */
const lookedUp = new KeptAnswers<Known | undefined>({ name: 'words', holds: 10_000, most: 5000 })

/** What is searched for when `asked` is typed: "weelchair" is read as "wheelchair"; known words stay as they are. */
export async function readWords(ctx: Context, asked: string): Promise<string> {
  const looked = await lookUp(ctx, wordsOf(asked))
  return correct(
    asked,
    looked.filter((one) => one !== undefined),
  )
}

/**
 * The share of all listings that can have these words, from 0 to 1, as the newest ones have them: no more than have the rarest
 * word. It is 1 where that says nothing.
 */
export async function shareOfWords(ctx: Context, words: string): Promise<number> {
  if (isChoice.test(words)) return 1
  const read = Math.min((await censusOf(ctx)).total, readForWords)
  const looked = await lookUp(ctx, wordsOf(words))
  return Math.min(1, ...looked.map((one) => (one?.listings ?? 0) / Math.max(read, 1)))
}

/** "bed or rail" finds what has either, "bed -rail" what lacks one. */
const isChoice = /\bor\b|(^|\s)-/i

/** Words that nobody knows are the costly ones: however many search for such, most sessions are left to everyone else. */
const gate = createGate(2)

/** What is known of each of these words. Those that are not at hand are asked for in one statement. */
function lookUp(ctx: Context, words: string[]): Promise<(Known | undefined)[]> {
  const missing = words.filter((word) => !lookedUp.has(ctx, word))
  const asked = missing.length ? gate(() => lookUpWords(ctx, missing)) : undefined
  const find = async (word: string) =>
    (await (asked ?? gate(() => lookUpWords(ctx, [word])))).find((one) => one.word === word)
  return Promise.all(words.map((word) => lookedUp.get(ctx, word, () => find(word))))
}
