import type { Context } from '#platform/context'

/** A kind as its versions hold it. */
export type KindFields = {
  category_id: number
  name: string
  tooltip: string
  synonyms: string[]
  retired: boolean
  /** In their order. */
  questions: { field_name: string; field_required: boolean }[]
}

/** Writes a kind with its questions, a new one or in place of what it was. */
export async function upsertKind({ db }: Context, id: number, { questions, ...fields }: KindFields): Promise<void> {
  const { category_id: _, ...changed } = fields
  await db
    .insertInto('equipment_types')
    .values({ id, ...fields, cleaning: '', flags: [] })
    .onConflict((same) => same.column('id').doUpdateSet(changed))
    .execute()
  await db.deleteFrom('equipment_type_fields').where('equipment_type_id', '=', id).execute()
  const rows = questions.map(({ field_name, field_required: required }, position) => {
    return { equipment_type_id: id, field_name, required, position }
  })
  if (rows.length) await db.insertInto('equipment_type_fields').values(rows).execute()
}

export async function deleteKind({ db }: Context, id: number): Promise<void> {
  await db.deleteFrom('equipment_type_fields').where('equipment_type_id', '=', id).execute()
  await db.deleteFrom('equipment_types').where('id', '=', id).execute()
}

export type ConditionFields = { name: string; tooltip: string }

export async function updateCondition({ db }: Context, id: number, fields: ConditionFields): Promise<void> {
  await db.updateTable('conditions').set(fields).where('id', '=', id).execute()
}

export type CategoryFields = ConditionFields & { rank: number }

export async function updateCategory({ db }: Context, id: number, fields: CategoryFields): Promise<void> {
  await db.updateTable('categories').set(fields).where('id', '=', id).execute()
}
