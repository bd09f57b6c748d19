import type { Context } from '#platform/context'
import type { Catalogue } from './catalogue.ts'
import { selectCatalogue } from './catalogue-queries.ts'

const cache = new WeakMap<object, Promise<Catalogue>>()

/** Loads categories, types with their fields, and conditions once: they change only at a start. */
export function catalogueOf(ctx: Context): Promise<Catalogue> {
  const cached = cache.get(ctx.read)
  if (cached) return cached
  const loading = selectCatalogue(ctx).then(arrange)
  cache.set(ctx.read, loading)
  loading.catch(() => cache.delete(ctx.read))
  return loading
}

function arrange({ categories, types, conditions }: Awaited<ReturnType<typeof selectCatalogue>>): Catalogue {
  const typesOf = (id: number) => types.filter((type) => type.categoryId === id)
  return {
    categories: new Map(categories.map((category) => [category.id, { ...category, types: typesOf(category.id) }])),
    types: new Map(types.map((type) => [type.id, type])),
    conditions: new Map(conditions.map((condition) => [condition.id, condition])),
  }
}
