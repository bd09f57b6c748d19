import type { Context } from '#platform/context'
import { countMatches } from '../counts/count-queries.ts'
import { activeParts, type Filter, without } from '../search/filter.ts'

const countLimit = 1000
const maxAlternatives = 3

/** For a search without matches: returns each part of the filter to drop, with how many listings that would show; most first. */
export async function findAlternatives(ctx: Context, filter: Filter): Promise<{ without: string; total: number }[]> {
  const parts = activeParts(filter)
  const totalOf = (part: (typeof parts)[number]) => countMatches(ctx, without(filter, part), countLimit)
  const counted = await Promise.all(parts.map(async (part) => ({ without: part, total: await totalOf(part) })))
  return counted
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, maxAlternatives)
}
