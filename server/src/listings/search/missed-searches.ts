import type { Catalogue } from '#catalogue'
import type { Context } from '#platform/context'
import type { SearchedKind } from './searched-kind.ts'

/** What a search was for: its kind, and the size of it, as fields are stored. */
type Wanted = { kind: SearchedKind | undefined; size?: { amount: number; unit: 'in' | 'ft' | 'lb' } | undefined }

/** What a search that found nothing was for, by our own words alone: a category or equipment type, and a size. Nothing that was typed. */
type MissedSearch = { category_id: number | null; equipment_type_id: number | null; size: string | null }

/** Different ones that are counted apart until they are taken; beyond that they are of something else. */
const maxCounted = 500

const somethingElse: MissedSearch = { category_id: null, equipment_type_id: null, size: null }

/** In memory, so that no search waits for it: searches by what they were for, for each open database. */
const counts = new WeakMap<object, Map<string, number>>()

/** Counts a search that found nothing. */
export function countMissedSearch(ctx: Context, wanted: Wanted, catalogue: Catalogue): void {
  const counted = counts.get(ctx.publicData) ?? new Map<string, number>()
  counts.set(ctx.publicData, counted)
  const named = JSON.stringify(missedSearchOf(wanted, catalogue))
  const key = counted.has(named) || counted.size < maxCounted ? named : JSON.stringify(somethingElse)
  counted.set(key, (counted.get(key) ?? 0) + 1)
}

/** Returns what was counted since the last time, and begins anew. */
export function takeMissedSearches(ctx: Context): (MissedSearch & { searches: number })[] {
  const counted = counts.get(ctx.publicData) ?? new Map<string, number>()
  counts.delete(ctx.publicData)
  return [...counted].map(([key, searches]) => ({ ...(JSON.parse(key) as MissedSearch), searches }))
}

/** The kind as the list says it, and the size, where it is known of what. */
function missedSearchOf({ kind, size }: Wanted, { types }: Catalogue): MissedSearch {
  const type = types.get(kind?.pictured_type_id ?? 0)
  if (!kind || !type) return somethingElse
  const isType = type.name === kind.name
  return {
    category_id: isType ? null : type.categoryId,
    equipment_type_id: isType ? type.id : null,
    size: sizeText(size),
  }
}

/** The largest amounts that are sizes of things, by their units. */
const largest = { in: 120, ft: 30, lb: 1000 } as const

/** A size in whole units, as many people look for it: "18 in". */
function sizeText(size: Wanted['size']): string | null {
  const amount = Math.round(size?.amount ?? 0)
  return size && amount >= 1 && amount <= largest[size.unit] ? `${amount} ${size.unit}` : null
}
