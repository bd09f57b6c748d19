import type { Answer } from '@reable/contract/client'
import { catalogueOf } from '#catalogue'
import type { Context } from '#platform/context'
import { selectSubscribedTypeIds } from './notification-queries.ts'

const maxEntries = 1000

/**
 * Lists one entry for each subscriber of an equipment type, of one type or of all; at most 1,000. Entries are numbered anew in
 * each answer: nothing in them tells who it is, nor that it is the same person as elsewhere.
 */
export async function listNotifications(
  ctx: Context,
  { equipment_type_id: typeId }: { equipment_type_id?: number | undefined },
): Promise<Answer<'listNotifications'>> {
  const { types } = await catalogueOf(ctx)
  const typeIds = await selectSubscribedTypeIds(ctx, { typeId, limit: maxEntries })
  return typeIds.map((id, index) => ({ id: index + 1, equipment_type: { id, name: types.get(id)?.name ?? '' } }))
}
