import type { Answer } from '@reable/contract/client'
import { readCatalogue, serializeField } from '#catalogue'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { findLatestVersion, serializeChange } from '#versions'
import { noticesOf } from './check-kind.ts'
import { countListingsByKind } from './use-queries.ts'

/** Returns a kind with its questions, as volunteers edit it. Refuses as not found one that is not there. */
export async function getKind(ctx: Context, id: number): Promise<Answer<'getKind'>> {
  const catalogue = await readCatalogue(ctx)
  const type = catalogue.types.get(id)
  if (!type) throw new Refusal('not_found', 'There is no such kind.')
  const { name, tooltip, synonyms, retired, categoryId, fields } = type
  return {
    ...{ id, name, tooltip, synonyms, retired, category_id: categoryId },
    category: catalogue.categories.get(categoryId)?.name ?? '',
    fields: fields.map(serializeField),
    posts: (await countListingsByKind(ctx)).get(id) ?? 0,
    notices: noticesOf(type, catalogue),
    ...serializeChange(await findLatestVersion(ctx, { kind: 'type', key: id })),
  }
}
