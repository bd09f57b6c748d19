import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import type { Filter } from './filter.ts'
import { conditionOf, termsQuery } from './filter-queries.ts'

/** So many words at least tell one title from another; a title of so many is typed by nobody who means another listing. */
const fewest = 3
const fewestOfWhole = 5

/**
 * Returns whether a public listing has all of these words in its title and is none of those that the filter finds, or has them as its whole
 * title: then somebody is looking for that very listing.
 */
export async function isTitleElsewhere(ctx: Context, text: string, filter: Filter): Promise<boolean> {
  const isOther = sql`(${conditionOf(filter)}) is not true`
  if (text.split(/\s+/).length < fewestOfWhole) return hasTitle(ctx, text, isOther)
  return hasTitle(ctx, text, sql`(${isOther} or words_in(lower(title)) = words_in(lower(${text})))`)
}

/** Returns whether a public listing has all of these words in its title. */
export const isTitle = (ctx: Context, text: string): Promise<boolean> => hasTitle(ctx, text, sql`true`)

async function hasTitle(ctx: Context, text: string, condition: RawBuilder<unknown>): Promise<boolean> {
  if (text.split(/\s+/).length < fewest) return false
  // "Crutches or cane" is no title: all of its words would have to stand in one.
  const terms = termsQuery(text.replace(/\sor\s/gi, ' '))
  const rows = await rowsOf(
    ctx,
    sql`select 1 from listings
      where is_public and words @@ ${terms} and ts_filter(words, '{a}') @@ ${terms} and ${condition} limit 1`,
  )
  return rows.length > 0
}
