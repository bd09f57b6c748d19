import type { Answer } from '@reable/contract/client'
import { typeMissing } from '@reable/contract/listings/rules'
import { categoryMissing } from '@reable/contract/notifications/rules'
import { lockPerson, type Person } from '#accounts'
import { catalogueOf } from '#catalogue'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { upsertNotification } from './notification-queries.ts'

type NotificationInput = { person: Person; categoryId: number; typeId: number }

/**
 * Subscribes a person to new listings of an equipment type: they get a mail with each, once their address is confirmed.
 * Repeated, it answers the same notification. Refuses with 422, by field, an unknown category and a type that is not in it.
 */
export async function createNotification(
  ctx: Context,
  { person, categoryId, typeId }: NotificationInput,
): Promise<Answer<'createNotification'>> {
  const { categories, types } = await catalogueOf(ctx)
  const type = types.get(typeId)
  if (!categories.has(categoryId)) throw invalid('category_id', categoryMissing)
  if (type?.categoryId !== categoryId) throw invalid('equipment_type_id', typeMissing)
  const id = await inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, { personId: person.id })
    return upsertNotification(ctx, { personId: person.id, typeId })
  })
  return { id, equipment_type: { id: typeId, name: type.name } }
}

const invalid = (field: string, sentence: string) =>
  new Refusal('invalid', sentence, { errors: { [field]: [sentence] } })
