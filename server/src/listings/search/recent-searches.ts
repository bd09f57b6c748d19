import { findContactDetails } from '@reable/contract/messages/contact-details'
import { oneLine } from '@reable/contract/plain-text'
import { recentSearchesLimit } from '@reable/contract/search-names/rules'
import type { Context } from '#platform/context'
import { insertRecentSearches, type RecentSearch } from './recent-searches-queries.ts'

/** In characters: longer texts are not what people look for. */
const wordsLimit = 60

const manyDigits = /\d{6}/
const link = /:\/\/|\bwww\.|\p{L}{2}\.\p{L}{2}/u
const postalCode = /\b[a-z]\d[a-z][ -]?\d[a-z]\d\b/

/** In memory, so that no search waits for it: for each open database. */
const searches = new WeakMap<object, RecentSearch[]>()

/** Keeps the words of a search, and how many listings it found, unless they may say who or where somebody is. */
export function recordSearch(ctx: Context, typed: string, total: number): void {
  const words = oneLine(typed).toLowerCase()
  if (!words || mayBePersonal(words)) return
  const recorded = searches.get(ctx.publicData) ?? []
  searches.set(ctx.publicData, recorded)
  recorded.push({ words, total })
  if (recorded.length > recentSearchesLimit) recorded.shift()
}

const mayBePersonal = (words: string): boolean =>
  [...words].length > wordsLimit ||
  words.includes('@') ||
  [manyDigits, link, postalCode].some((pattern) => pattern.test(words)) ||
  findContactDetails(words).length > 0

/** Stores what was recorded since the last time. */
export async function storeRecentSearches(ctx: Context): Promise<void> {
  const recorded = searches.get(ctx.publicData)
  if (!recorded) return
  searches.delete(ctx.publicData)
  await insertRecentSearches(ctx, recorded).catch((err) => ctx.log.error({ err }, 'recent searches were not stored'))
}
