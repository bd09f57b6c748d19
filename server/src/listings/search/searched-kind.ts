import type { Catalogue, EquipmentType } from '#catalogue'
import type { Filter } from './filter.ts'
import { typesOf } from './read-filter.ts'

/** The one equipment type or category that is looked for, and the type whose picture it has. */
export type SearchedKind = { name: string; pictured_type_id: number }

/** Returns the type that is chosen, or the category of all types that are; undefined where they have none in common. */
export const searchedKind = (filter: Filter, catalogue: Catalogue): SearchedKind | undefined =>
  kindOfTypes(typesOf(catalogue, filter), catalogue)

/** The same of types that are chosen or named. */
export function kindOfTypes(types: readonly EquipmentType[], { categories }: Catalogue): SearchedKind | undefined {
  const [first, ...others] = types
  if (!first) return undefined
  if (!others.length) return { name: first.name, pictured_type_id: first.id }
  const category = categories.get(first.categoryId)
  const isOne = category && others.every(({ categoryId }) => categoryId === first.categoryId)
  return isOne ? { name: category.name, pictured_type_id: first.id } : undefined
}
