import type { Context } from '#platform/context'
import type { Filter } from './filter.ts'
import { conditionOf, numberParameters, type StatementParameters } from './filter-queries.ts'
import { searchText } from './search-text.ts'

const title = `ts_filter(words, '{a}')`

/** So many words at least tell one title from another; a title of so many is typed by nobody who means another listing. */
const fewest = 3
const fewestOfWhole = 5

/**
 * Returns whether a public listing has all of these words in its title and is none of those that the filter finds, or has them as its whole
 * title: then somebody is looking for that very listing.
 */
export async function isTitleElsewhere(ctx: Context, text: string, filter: Filter): Promise<boolean> {
  const parameters = numberParameters()
  const isOther = `(${conditionOf(filter, parameters)}) is not true`
  if (text.split(/\s+/).length < fewestOfWhole) return hasTitle(ctx, text, parameters, isOther)
  const typed = parameters.add(text)
  return hasTitle(ctx, text, parameters, `(${isOther} or words_in(lower(title)) = words_in(lower(${typed})))`)
}

/** Returns whether a public listing has all of these words in its title. */
export const isTitle = (ctx: Context, text: string): Promise<boolean> => hasTitle(ctx, text, numberParameters(), 'true')

async function hasTitle(
  ctx: Context,
  text: string,
  parameters: StatementParameters,
  condition: string,
): Promise<boolean> {
  if (text.split(/\s+/).length < fewest) return false
  const terms = `websearch_to_tsquery('reable', ${parameters.add(searchText(text))})`
  const statement = `select 1 as found from listings
    where is_public and words @@ ${terms} and ${title} @@ ${terms} and ${condition} limit 1`
  return (await ctx.read<{ found: number }>('', statement, parameters.values)).length > 0
}
