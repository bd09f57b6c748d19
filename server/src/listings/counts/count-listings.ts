import type { Answer } from '@reable/contract/client'
import { type Catalogue, filterChoices } from '#catalogue'
import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { referenceListsOf } from '../browse/reference-lists.ts'
import { type Filter, without } from '../search/filter.ts'
import { type FilterNames, readFilter } from '../search/read-filter.ts'
import { readTerms } from '../search/read-terms.ts'
import { countBy, countChoices, countKinds, countUnknown } from './count-queries.ts'
import { countGroups, countSnapshotOf, isInSnapshot } from './count-snapshot.ts'

type Counts = NonNullable<Answer<'countListings'>>

/** Returns how many listings each choice would show. */
export async function countListings(ctx: Context, names: FilterNames): Promise<Counts> {
  const parsed = readFilter(names, await referenceListsOf(ctx))
  const filter: Filter = { ...parsed, terms: parsed.terms && (await readTerms(ctx, parsed.terms)) }
  return countsOf(ctx, JSON.stringify(filter))
}

const countsOf = remember(
  ['listings'],
  async (ctx, key): Promise<Counts> => {
    const filter: Filter = JSON.parse(key)
    const { catalogue } = await referenceListsOf(ctx)
    const counted = isInSnapshot(filter) ? await countBySnapshot(ctx, filter) : await countByStatements(ctx, filter)
    return { ...counted, fields: await countFields(ctx, filter, catalogue) }
  },
  { most: 500 },
)

async function countBySnapshot(ctx: Context, filter: Filter): Promise<Omit<Counts, 'fields'>> {
  const snapshot = await countSnapshotOf(ctx)
  const ofAnyKind = without(filter, 'categories[]')
  return {
    categories: countGroups(snapshot, ofAnyKind, 'category_id'),
    equipment_types: countGroups(snapshot, ofAnyKind, 'equipment_type_id'),
    locations: countGroups(snapshot, without(filter, 'locations[]'), 'location_id'),
    conditions: countGroups(snapshot, without(filter, 'conditions[]'), 'condition_id'),
  }
}

async function countByStatements(ctx: Context, filter: Filter): Promise<Omit<Counts, 'fields'>> {
  // One after the other: a small machine has two processors, and a page needs one of them.
  const kinds = await countKinds(ctx, filter)
  const locations = await countBy(ctx, filter, 'location_id')
  const conditions = await countBy(ctx, filter, 'condition_id')
  const categories = new Map<number, number>()
  for (const { category_id: id, total } of kinds) categories.set(id, (categories.get(id) ?? 0) + total)
  return {
    categories: [...categories].map(([id, total]) => ({ id, total })),
    equipment_types: kinds.map(({ equipment_type_id: id, total }) => ({ id, total })),
    locations,
    conditions,
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
