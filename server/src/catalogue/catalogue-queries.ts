import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { selectChanged, withFreeNames } from '#versions'
import type { Category, EquipmentType, Field, NamedRow } from './catalogue.ts'
import type { CatalogueList } from './catalogue-list.ts'

type TypeRow = Omit<EquipmentType, 'categoryId' | 'fields'> & { category_id: number }
type UseRow = { equipment_type_id: number; field_name: string; required: boolean }

/** Selects the whole catalogue, in the order in which it is shown. */
export async function selectCatalogue(ctx: Context) {
  const [categories, conditions, typeRows, fields, uses] = await Promise.all([
    rowsOf(ctx, sql<Category>`select id, name, tooltip, rank from categories order by rank, id`),
    rowsOf(ctx, sql<NamedRow>`select id, name, tooltip from conditions order by id`),
    rowsOf(
      ctx,
      sql<TypeRow>`select id, category_id, name, tooltip, synonyms, flags, retired from equipment_types order by id`,
    ),
    rowsOf(
      ctx,
      sql<Field>`
        select name, label, field_type as "fieldType", unit, numeric, minimum, maximum, tooltip, reason, ask, number, private,
          coalesce(offered_options, options) as options, retired_options as "retiredOptions", options as places
        from equipment_fields order by label, name`,
    ),
    rowsOf(
      ctx,
      sql<UseRow>`
        select equipment_type_id, field_name, required from equipment_type_fields order by position, field_name`,
    ),
  ])
  const fieldOf = new Map(fields.map((field) => [field.name, field]))
  const usesOf = Map.groupBy(uses, ({ equipment_type_id: id }) => id)
  const fieldsOf = (id: number) =>
    (usesOf.get(id) ?? []).flatMap(({ field_name: name, required }) => {
      const field = fieldOf.get(name)
      return field ? [{ ...field, required }] : []
    })
  const types: EquipmentType[] = typeRows.map(({ category_id: categoryId, ...type }) => {
    return { ...type, categoryId, fields: fieldsOf(type.id) }
  })
  return { categories, conditions, types, fields }
}

/**
 * Inserts and updates what no volunteer has changed; rows that listings refer to are never deleted. Where volunteers have given something
 * else the name of one of these, theirs stands: this one is left out, with what belongs to it, and the log says so.
 */
export async function upsertCatalogue(ctx: Context, list: CatalogueList): Promise<void> {
  const isChanged = await selectChanged(ctx)
  const categories = list.categories.filter(({ id }) => !isChanged('category', id))
  await upsertNamed(ctx, 'categories', await withFreeNames(ctx, 'categories', categories))
  const conditions = list.conditions.filter(({ id }) => !isChanged('condition', id))
  await upsertNamed(ctx, 'conditions', await withFreeNames(ctx, 'conditions', conditions))
  const fields = list.fields.filter(({ name }) => !isChanged('question', name))
  await upsertFields(ctx, fields)
  const stored = new Set((await ctx.db.selectFrom('categories').select('id').execute()).map(({ id }) => id))
  const open = list.types.filter(({ id, category_id }) => !isChanged('type', id) && stored.has(category_id))
  const types = await withFreeNames(ctx, 'equipment_types', open)
  await upsertTypes(ctx, types)
  await replaceTypeFields(ctx, { ids: types.map(({ id }) => id), typeFields: list.typeFields })
}

type TypeFields = { ids: number[]; typeFields: CatalogueList['typeFields'] }

async function replaceTypeFields({ db }: Context, { ids, typeFields }: TypeFields): Promise<void> {
  if (!ids.length) return
  await db.deleteFrom('equipment_type_fields').where('equipment_type_id', 'in', ids).execute()
  const uses = typeFields.filter(({ equipment_type_id: id }) => ids.includes(id))
  if (uses.length) await db.insertInto('equipment_type_fields').values(uses).execute()
}

async function upsertTypes(ctx: Context, types: CatalogueList['types']): Promise<void> {
  if (!types.length) return
  await ctx.db
    .insertInto('equipment_types')
    .values(types)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        category_id: row.ref('excluded.category_id'),
        name: row.ref('excluded.name'),
        tooltip: row.ref('excluded.tooltip'),
        synonyms: row.ref('excluded.synonyms'),
        cleaning: row.ref('excluded.cleaning'),
        flags: row.ref('excluded.flags'),
      })),
    )
    .execute()
}

/** An existing field keeps its number, which orders the measures of listings; new ones get the next, without a gap. */
async function upsertFields(ctx: Context, fields: CatalogueList['fields']): Promise<void> {
  if (!fields.length) return
  const existing = await ctx.db.selectFrom('equipment_fields').select(['name', 'number']).execute()
  const numbers = new Map(existing.map(({ name, number }) => [name, number]))
  for (const { name } of fields) if (!numbers.has(name)) numbers.set(name, numbers.size + 1)
  await ctx.db
    .insertInto('equipment_fields')
    .values(fields.map((field) => ({ ...field, number: numbers.get(field.name) as number })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        label: row.ref('excluded.label'),
        field_type: row.ref('excluded.field_type'),
        unit: row.ref('excluded.unit'),
        numeric: row.ref('excluded.numeric'),
        minimum: row.ref('excluded.minimum'),
        maximum: row.ref('excluded.maximum'),
        options: row.ref('excluded.options'),
        tooltip: row.ref('excluded.tooltip'),
        ask: row.ref('excluded.ask'),
        private: row.ref('excluded.private'),
      })),
    )
    .execute()
}

async function upsertNamed(ctx: Context, table: 'categories' | 'conditions', rows: NamedRow[]): Promise<void> {
  if (!rows.length) return
  await ctx.db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name: sql`excluded.name`, tooltip: sql`excluded.tooltip` }),
    )
    .execute()
}
