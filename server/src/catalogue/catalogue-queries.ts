import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { EquipmentType, Field, NamedRow } from './catalogue.ts'
import type { CatalogueList } from './catalogue-list.ts'

/** Selects the whole catalogue, in the order in which it is shown. */
export async function selectCatalogue(ctx: Context) {
  const [categories, conditions, typeRows, fields, uses] = await Promise.all([
    ctx.db.selectFrom('categories').selectAll().orderBy('id').execute(),
    ctx.db.selectFrom('conditions').selectAll().orderBy('id').execute(),
    ctx.db.selectFrom('equipment_types').selectAll().orderBy('id').execute(),
    ctx.db.selectFrom('equipment_fields').selectAll().execute(),
    ctx.db.selectFrom('equipment_type_fields').selectAll().orderBy('position').execute(),
  ])
  const fieldOf = new Map(
    fields.map(({ field_type, ...row }) => [row.name, { ...row, fieldType: field_type } as Field]),
  )
  const types: EquipmentType[] = typeRows.map(({ category_id, cleaning, ...type }) => ({
    ...type,
    categoryId: category_id,
    fields: uses
      .filter((use) => use.equipment_type_id === type.id)
      .map((use) => ({ ...(fieldOf.get(use.field_name) as Field), required: use.required })),
  }))
  return { categories: categories as NamedRow[], conditions: conditions as NamedRow[], types }
}

/** Inserts and updates; rows that listings refer to are never deleted. */
export async function upsertCatalogue(ctx: Context, list: CatalogueList): Promise<void> {
  await upsertNamed(ctx, 'categories', list.categories)
  await upsertNamed(ctx, 'conditions', list.conditions)
  await ctx.db
    .insertInto('equipment_types')
    .values(list.types)
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
  await upsertFields(ctx, list.fields)
  await ctx.db.deleteFrom('equipment_type_fields').execute()
  await ctx.db.insertInto('equipment_type_fields').values(list.typeFields).execute()
}

/** An existing field keeps its number, which orders the measures of listings; new ones get the next, without a gap. */
async function upsertFields(ctx: Context, fields: CatalogueList['fields']): Promise<void> {
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

function upsertNamed(ctx: Context, table: 'categories' | 'conditions', rows: NamedRow[]) {
  return ctx.db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name: sql`excluded.name`, tooltip: sql`excluded.tooltip` }),
    )
    .execute()
}
