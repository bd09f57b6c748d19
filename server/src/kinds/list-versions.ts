import type { Answer } from '@reable/contract/client'
import { readId } from '@reable/contract/ids'
import { readCatalogue } from '#catalogue'
import { findPlaceFields } from '#places'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findProhibitedFields } from '#prohibited'
import { type Document, findVersions, serializeChange } from '#versions'
import { categoryFieldsOf, kindFieldsOf, questionFieldsOf } from './kind-fields.ts'
import { findScreeningFields, findSignalFields } from './use-queries.ts'

/** Lists the latest versions of a document, the current one first. Refuses as not found what never was. */
export async function listVersions(ctx: Context, document: Document): Promise<Answer<'listVersions'>> {
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
  if (kind === 'place') return findPlaceFields(ctx, readId(String(key)))
  if (kind === 'prohibited') return findProhibitedFields(ctx, readId(String(key)))
  if (kind === 'signal') return findSignalFields(ctx, readId(String(key)))
  if (kind === 'screening') return findScreeningFields(ctx, readId(String(key)))
  const { types, fields, conditions, categories } = await readCatalogue(ctx)
  const type = types.get(readId(String(key)))
  const field = fields.get(String(key))
  if (kind === 'type') return type && kindFieldsOf(type)
  if (kind === 'question') return field && questionFieldsOf(field)
  const category = categories.get(readId(String(key)))
  if (kind === 'category') return category && categoryFieldsOf(category)
  const condition = conditions.get(readId(String(key)))
  return kind === 'condition' ? condition && { name: condition.name, tooltip: condition.tooltip } : undefined
}
