import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from '@reable/contract/client'
import pLimit from 'p-limit'
import { type Catalogue, filterChoices } from '#catalogue'
import { AnswerCache } from '#platform/answer-cache'
import type { Context } from '#platform/context'
import { recordUntil } from '#platform/database'
import { referenceListsOf } from '../browse/reference-lists.ts'
import type { Filter } from '../search/filter.ts'
import { type FilterNames, readFilter } from '../search/read-filter.ts'
import { readTerms } from '../search/read-terms.ts'
import { countBy, countChoices, countKinds, countUnknown } from './count-queries.ts'

type Counts = NonNullable<Answer<'countListings'>>

const cache = new AnswerCache<Counts>({ name: 'counts', ttl: 30_000, maxEntries: 500 })

/** No page waits longer for its counts than this, in milliseconds; counts that are not cached by then are filled in later. */
const timeout = 8

/** For so many milliseconds a page holds without its counts, which its browser fills in: a crowd is not rendered anew while they are made. */
const maxAgeWithout = 2_000

/** Returns how many listings each choice would show, or null when that is not counted in time. Counts are half a minute old at most. */
export const countListings = (ctx: Context, names: FilterNames): Promise<Counts | null> =>
  Promise.race([countCached(ctx, names), wait(timeout, null)]).then((counts) => {
    if (!counts) recordUntil(ctx.clock.now().getTime() + maxAgeWithout)
    return counts
  })

async function countCached(ctx: Context, names: FilterNames): Promise<Counts | null> {
  const lists = await referenceListsOf(ctx)
  const parsed = readFilter(names, lists)
  const filter: Filter = { ...parsed, terms: parsed.terms && (await readTerms(ctx, parsed.terms)) }
  const key = JSON.stringify(filter)
  if (!cache.has(ctx, key) && limit.activeCount + limit.pendingCount >= maxWaiting) return null
  return cache.get(ctx, key, () => limit(() => count(ctx, filter, lists.catalogue)))
}

/** Counting goes on in the background, one query at a time, so that it never takes the database away from them. */
const limit = pLimit(1)
const maxWaiting = 20

async function count(ctx: Context, filter: Filter, catalogue: Catalogue): Promise<Counts> {
  // One after the other: a small machine has two processors, and a page needs one of them.
  const kinds = await countKinds(ctx, filter)
  const locations = await countBy(ctx, filter, 'location_id')
  const conditions = await countBy(ctx, filter, 'condition_id')
  const fields = await countFields(ctx, filter, catalogue)
  const categories = new Map<number, number>()
  for (const { category_id: id, total } of kinds) categories.set(id, (categories.get(id) ?? 0) + total)
  return {
    categories: [...categories].map(([id, total]) => ({ id, total })),
    equipment_types: kinds.map(({ equipment_type_id: id, total }) => ({ id, total })),
    locations,
    conditions,
    fields,
  }
}

/** Of the one chosen type: each field that has choices, with how many listings have each, and each measure, with how many do not say it. */
async function countFields(ctx: Context, filter: Filter, catalogue: Catalogue): Promise<Counts['fields']> {
  const type = filter.typeIds.length === 1 ? catalogue.types.get(filter.typeIds[0] as number) : undefined
  if (!type) return []
  const fields = type.fields.filter((field) => field.ask === 'one_of')
  const measures = type.fields.filter(({ ask }) => ask !== null && ask !== 'one_of')
  const rows = await countChoices(
    ctx,
    filter,
    fields.map((field) => field.number),
  )
  const unknown = await countUnknown(
    ctx,
    filter,
    measures.map(({ number }) => number),
  )
  const measured = measures.map(({ name, number }) => ({
    field_name: name,
    values: [],
    unknown: unknown.find((row) => row.number === number)?.total ?? 0,
  }))
  const chosen = fields.map((field) => ({
    field_name: field.name,
    values: filterChoices(field).map((value) => {
      const choice = field.places.indexOf(value) + 1
      const total = rows.find((row) => row.number === field.number && row.choice === choice)?.total ?? 0
      return { value, total }
    }),
  }))
  return [...chosen, ...measured]
}
