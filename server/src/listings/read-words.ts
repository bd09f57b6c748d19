import type { Context } from '#platform/context'
import { correct, wordsOf } from './spelling.ts'
import { lookUpWords } from './vocabulary-queries.ts'

/** What is searched for when `asked` is typed: "weelchair" is read as "wheelchair"; known words stay as they are. */
export async function readWords(ctx: Context, asked: string): Promise<string> {
  const words = wordsOf(asked)
  return words.length ? correct(asked, await lookUpWords(ctx, words)) : asked
}
