import { CompiledQuery, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { EquipmentType, Field, NamedRow } from './catalogue.ts'
import type { CatalogueList } from './catalogue-list.ts'

const statements = {
  categories: 'select id, name, tooltip from categories order by id',
  conditions: 'select id, name, tooltip from conditions order by id',
  types: `select id, category_id, name, tooltip, synonyms, flags, retired from equipment_types order by id`,
  fields: `
    select name, label, field_type as "fieldType", unit, numeric, minimum, maximum, tooltip, reason, ask, number, private,
      coalesce(offered_options, options) as options, retired_options as "retiredOptions", options as places
    from equipment_fields order by label, name`,
  uses: 'select equipment_type_id, field_name, required from equipment_type_fields order by position, field_name',
}

type TypeRow = Omit<EquipmentType, 'categoryId' | 'fields'> & { category_id: number }
type UseRow = { equipment_type_id: number; field_name: string; required: boolean }

type Read = Context['read']

/** Selects the whole catalogue, in the order in which it is shown. */
export const selectCatalogue = ({ read }: Context) => selectAll(read)

/** The same as the transaction of `ctx` sees it. */
export const selectCatalogueInTransaction = ({ db }: Context) =>
  selectAll(async <Row>(_: string, text: string) => (await db.executeQuery(CompiledQuery.raw(text))).rows as Row[])

async function selectAll(read: Read) {
  const [categories, conditions, typeRows, fields, uses] = await Promise.all([
    read<NamedRow>('categories', statements.categories, []),
    read<NamedRow>('conditions', statements.conditions, []),
    read<TypeRow>('equipment types', statements.types, []),
    read<Field>('equipment fields', statements.fields, []),
    read<UseRow>('fields of equipment types', statements.uses, []),
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

/** Inserts and updates what no volunteer has changed; rows that listings refer to are never deleted. */
export async function upsertCatalogue(ctx: Context, list: CatalogueList): Promise<void> {
  const isChanged = await selectChanged(ctx)
  const conditions = list.conditions.filter(({ id }) => !isChanged('condition', id))
  const types = list.types.filter(({ id }) => !isChanged('type', id))
  const fields = list.fields.filter(({ name }) => !isChanged('question', name))
  await upsertNamed(ctx, 'categories', list.categories)
  await upsertNamed(ctx, 'conditions', conditions)
  await upsertTypes(ctx, types)
  await upsertFields(ctx, fields)
  const ids = types.map(({ id }) => id)
  if (!ids.length) return
  await ctx.db.deleteFrom('equipment_type_fields').where('equipment_type_id', 'in', ids).execute()
  const uses = list.typeFields.filter(({ equipment_type_id: id }) => ids.includes(id))
  if (uses.length) await ctx.db.insertInto('equipment_type_fields').values(uses).execute()
}

/** Returns whether a volunteer has changed a type, a question or a condition; one that they removed counts as changed. */
async function selectChanged({ db }: Context) {
  const rows = await db.selectFrom('catalogue_versions').select(['kind', 'key']).distinct().execute()
  const changed = new Set(rows.map(({ kind, key }) => `${kind} ${key}`))
  return (kind: 'type' | 'question' | 'condition', key: string | number) => changed.has(`${kind} ${key}`)
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
