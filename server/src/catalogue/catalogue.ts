import type { Context } from '#platform/context'
import { selectCatalogue } from './catalogue-queries.ts'

export type Named = { id: number; name: string; tooltip: string }

/** One question a listing of a type answers, such as its seat width in inches. */
export type Field = {
  name: string
  label: string
  fieldType: 'drop_down' | 'unit_text_field'
  /** in, ft, lb, km, months or year; none for plain text and choices. */
  unit: string | null
  numeric: boolean
  minimum: number | null
  maximum: number | null
  options: string[]
  tooltip: string
  /** How the list can be asked for it; null where it cannot. */
  ask: 'between' | 'at_least' | 'at_most' | 'one_of' | null
  /** Its place among a listing's measures, from 1. */
  number: number
  /** Kept for the owner alone. */
  private: boolean
}

export type EquipmentType = Named & {
  categoryId: number
  synonyms: string[]
  flags: string[]
  fields: (Field & { required: boolean })[]
}

export type Catalogue = {
  categories: ReadonlyMap<number, Named & { types: EquipmentType[] }>
  types: ReadonlyMap<number, EquipmentType>
  conditions: ReadonlyMap<number, Named>
}

const kept = new WeakMap<object, Promise<Catalogue>>()

/** Categories, types with their fields, and conditions, read once: they change only at a start. */
export function catalogueOf(ctx: Context): Promise<Catalogue> {
  const known = kept.get(ctx.read)
  if (known) return known
  const reading = selectCatalogue(ctx).then(arrange)
  kept.set(ctx.read, reading)
  reading.catch(() => kept.delete(ctx.read))
  return reading
}

function arrange({ categories, types, conditions }: Awaited<ReturnType<typeof selectCatalogue>>): Catalogue {
  const typesOf = (id: number) => types.filter((type) => type.categoryId === id)
  return {
    categories: new Map(categories.map((category) => [category.id, { ...category, types: typesOf(category.id) }])),
    types: new Map(types.map((type) => [type.id, type])),
    conditions: new Map(conditions.map((condition) => [condition.id, condition])),
  }
}
