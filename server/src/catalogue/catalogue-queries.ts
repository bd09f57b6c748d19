import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { EquipmentType, Field, Named } from './catalogue.ts'
import type { CatalogueList } from './keep-catalogue.ts'

/** The whole catalogue, in the order in which it is shown. */
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
  return { categories: categories as Named[], conditions: conditions as Named[], types }
}

/** Adds what is new and renews what is there; nothing that listings name is taken away. */
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
  await ctx.db.deleteFrom('equipment_type_fields').execute()
  await ctx.db.deleteFrom('equipment_fields').execute()
  await ctx.db.insertInto('equipment_fields').values(list.fields).execute()
  await ctx.db.insertInto('equipment_type_fields').values(list.typeFields).execute()
}

function upsertNamed(ctx: Context, table: 'categories' | 'conditions', rows: Named[]) {
  return ctx.db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ name: sql`excluded.name`, tooltip: sql`excluded.tooltip` }),
    )
    .execute()
}
