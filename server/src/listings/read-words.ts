import type { Context } from '#platform/context'
import { KeptAnswers } from '#platform/kept-answers'
import { correct, wordsOf } from './spelling.ts'
import { type Known, lookUpWords } from './vocabulary-queries.ts'

/** Most searches use the same words: for ten seconds each is looked up once. */
const lookedUp = new KeptAnswers<Known | undefined>({ name: 'words', holds: 10_000, most: 5000 })

/** What is searched for when `asked` is typed: "weelchair" is read as "wheelchair"; known words stay as they are. */
export async function readWords(ctx: Context, asked: string): Promise<string> {
  const looked = await Promise.all(wordsOf(asked).map((word) => lookUp(ctx, word)))
  return correct(
    asked,
    looked.filter((one) => one !== undefined),
  )
}

const lookUp = (ctx: Context, word: string): Promise<Known | undefined> =>
  lookedUp.get(ctx, word, async () => (await lookUpWords(ctx, [word]))[0])
