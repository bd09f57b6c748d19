import type { Answer } from '@reable/contract/client'
import { readCatalogue } from '#catalogue'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { kindFieldsOf, questionFieldsOf } from './kind-fields.ts'
import { serializeChange } from './serialize-change.ts'
import { type Document, findVersions } from './version-queries.ts'

/** Lists the latest versions of a document, the current one first. Refuses as not found what never was. */
export async function listKindVersions(ctx: Context, document: Document): Promise<Answer<'listKindVersions'>> {
  const versions = await findVersions(ctx, document)
  if (versions.length)
    return versions.map(({ fields, ...version }) => ({
      ...serializeChange(version),
      fields: fields as Record<string, unknown> | null,
    }))
  const fields = await findDelivered(ctx, document)
  if (!fields) throw new Refusal('not_found', 'There is nothing at this address.')
  return [{ ...serializeChange(undefined), fields: { ...fields } }]
}

/** What something says that nobody has changed. */
async function findDelivered(ctx: Context, { kind, key }: Document): Promise<object | undefined> {
  const { types, fields, conditions } = await readCatalogue(ctx)
  const type = types.get(Number(key))
  const field = fields.get(String(key))
  const condition = conditions.get(Number(key))
  if (kind === 'type') return type && kindFieldsOf(type)
  if (kind === 'question') return field && questionFieldsOf(field)
  return condition && { name: condition.name, tooltip: condition.tooltip }
}
