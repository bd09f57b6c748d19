import type { Answer } from '@reable/contract/client'
import { prohibitedIn, triedListings, triedTitles } from '@reable/contract/prohibited/rules'
import type { Context } from '#platform/context'
import { selectLastTexts } from './prohibited-queries.ts'

/** Says in which of the listings that were published last some words are found; nothing is changed. */
export async function tryProhibited(ctx: Context, words: readonly string[]): Promise<Answer<'tryProhibited'>> {
  const listings = await selectLastTexts(ctx, triedListings)
  const found = listings.flatMap(({ id, title, description }) => {
    const [match] = prohibitedIn(`${title}\n${description}`, [{ what: '', instead: '', words, waits: false }])
    return match ? [{ id, title, word: match.word }] : []
  })
  return { of: listings.length, found: found.length, posts: found.slice(0, triedTitles) }
}
