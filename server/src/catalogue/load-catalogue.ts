import type { Context } from '#platform/context'
import { untilChanged } from '#platform/until-changed'
import type { Catalogue } from './catalogue.ts'
import { selectCatalogue, selectCatalogueInTransaction } from './catalogue-queries.ts'

/** Loads categories, types with their fields, and conditions: from memory until volunteers change one of them, in any program. */
export const catalogueOf = untilChanged(async (ctx) => arrange(await selectCatalogue(ctx)), readCatalogue)

/** Reads the catalogue as a transaction sees it, for those who change it. */
export async function readCatalogue(ctx: Context): Promise<Catalogue> {
  return arrange(await selectCatalogueInTransaction(ctx))
}

function arrange({ categories, types, conditions, fields }: Awaited<ReturnType<typeof selectCatalogue>>): Catalogue {
  const typesOf = (id: number) => types.filter((type) => type.categoryId === id)
  return {
    categories: new Map(categories.map((category) => [category.id, { ...category, types: typesOf(category.id) }])),
    types: new Map(types.map((type) => [type.id, type])),
    fields: new Map(fields.map((field) => [field.name, field])),
    conditions: new Map(conditions.map((condition) => [condition.id, condition])),
  }
}
