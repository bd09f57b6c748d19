import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import type { Catalogue } from './catalogue.ts'
import { selectCatalogue } from './catalogue-queries.ts'

/** Reads categories, types with their fields, and conditions, for those who change them. */
export async function readCatalogue(ctx: Context): Promise<Catalogue> {
  return arrange(await selectCatalogue(ctx))
}

/** Returns the catalogue from memory. */
export const catalogueOf = remember(
  ['categories', 'conditions', 'equipment_types', 'equipment_fields', 'equipment_type_fields'],
  readCatalogue,
)

function arrange({ categories, types, conditions, fields }: Awaited<ReturnType<typeof selectCatalogue>>): Catalogue {
  const typesOf = (id: number) => types.filter((type) => type.categoryId === id)
  return {
    categories: new Map(categories.map((category) => [category.id, { ...category, types: typesOf(category.id) }])),
    types: new Map(types.map((type) => [type.id, type])),
    fields: new Map(fields.map((field) => [field.name, field])),
    conditions: new Map(conditions.map((condition) => [condition.id, condition])),
  }
}
