import type { Answer } from '@reable/contract/client'
import { type EquipmentType, readCatalogue, serializeField } from '#catalogue'
import type { Context } from '#platform/context'
import { kindFieldsOf } from './kind-fields.ts'
import type { KindFields } from './kind-queries.ts'
import { serializeChange } from './serialize-change.ts'
import { countListingsByKind } from './use-queries.ts'
import { findLastFields, findLatestVersions } from './version-queries.ts'

/** Lists kinds by their categories, those that were removed, conditions, and all questions, as volunteers edit them. */
export async function listKinds(ctx: Context): Promise<Answer<'listKinds'>> {
  const { categories, conditions, fields } = await readCatalogue(ctx)
  const posts = await countListingsByKind(ctx)
  const changes = new Map((await findLatestVersions(ctx, 'condition')).map((version) => [version.key, version]))
  const summaryOf = (type: EquipmentType) => ({
    ...{ id: type.id, name: type.name, retired: type.retired },
    questions: kindFieldsOf(type).questions.length,
    posts: posts.get(type.id) ?? 0,
  })
  return {
    categories: [...categories.values()].map(({ id, name, types }) => ({ id, name, kinds: types.map(summaryOf) })),
    conditions: [...conditions.values()].map((condition) => ({
      ...condition,
      ...serializeChange(changes.get(String(condition.id))),
    })),
    removed: await listRemoved(ctx),
    fields: [...fields.values()].map((field) => serializeField({ ...field, required: false })),
  }
}

async function listRemoved(ctx: Context): Promise<{ id: number; name: string }[]> {
  const removed = (await findLatestVersions(ctx, 'type')).filter(({ is_removed }) => is_removed)
  const last = await Promise.all(
    removed.map(async ({ key }) => {
      const version = await findLastFields(ctx, { kind: 'type', key })
      return { id: Number(key), name: (version?.fields as KindFields | undefined)?.name ?? '' }
    }),
  )
  return last.sort((one, other) => one.name.localeCompare(other.name))
}
