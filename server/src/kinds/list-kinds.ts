import type { Answer } from '@reable/contract/client'
import { type EquipmentType, readCatalogue, serializeField } from '#catalogue'
import type { Context } from '#platform/context'
import { changesOf, findRemoved } from '#versions'
import { kindFieldsOf } from './kind-fields.ts'
import type { KindFields } from './kind-queries.ts'
import { countListingsByKind } from './use-queries.ts'

/** Lists kinds by their categories, those that were removed, conditions, and all questions, as volunteers edit them. */
export async function listKinds(ctx: Context): Promise<Answer<'listKinds'>> {
  const { categories, conditions, fields } = await readCatalogue(ctx)
  const posts = await countListingsByKind(ctx)
  const changeOf = await changesOf(ctx, 'condition')
  const changeOfCategory = await changesOf(ctx, 'category')
  const summaryOf = (type: EquipmentType) => ({
    ...{ id: type.id, name: type.name, retired: type.retired },
    questions: kindFieldsOf(type).questions.length,
    posts: posts.get(type.id) ?? 0,
  })
  return {
    categories: [...categories.values()].map(({ types, ...category }) => ({
      ...category,
      ...changeOfCategory(category.id),
      kinds: types.map(summaryOf),
    })),
    conditions: [...conditions.values()].map((condition) => ({ ...condition, ...changeOf(condition.id) })),
    removed: await listRemoved(ctx),
    fields: [...fields.values()].map((field) => serializeField({ ...field, required: false })),
  }
}

async function listRemoved(ctx: Context): Promise<{ id: number; name: string }[]> {
  const removed = await findRemoved(ctx, 'type')
  return removed.map(({ key, fields }) => ({ id: Number(key), name: (fields as KindFields).name }))
}
