import type { DocumentName } from '@reable/contract/content/documents'
import type { Context } from '#platform/context'

export async function findCopy({ db }: Context, { kind, name }: DocumentName): Promise<unknown> {
  const copies = db.selectFrom('content_copies').select('fields').where('kind', '=', kind)
  return (await copies.where('name', '=', name).executeTakeFirst())?.fields
}

export async function upsertCopy({ db, clock }: Context, document: DocumentName, fields: object): Promise<void> {
  const row = { ...document, fields: JSON.stringify(fields), copied_at: clock.now() }
  await db
    .insertInto('content_copies')
    .values(row)
    .onConflict((same) =>
      same
        .columns(['kind', 'name'])
        .doUpdateSet({ fields: row.fields, copied_at: row.copied_at })
        .where((copy) => copy('content_copies.fields', 'is distinct from', copy.ref('excluded.fields'))),
    )
    .execute()
}
