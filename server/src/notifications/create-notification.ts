import type { Answer } from '@reable/contract/client'
import { typeMissing } from '@reable/contract/listings/rules'
import { categoryMissing } from '@reable/contract/notifications/rules'
import { holdPerson, type Person } from '#accounts'
import { catalogueOf } from '#catalogue'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { upsertNotification } from './notification-queries.ts'

type NotificationInput = { person: Person; categoryId: number; typeId: number }

/**
 * From now on a person gets a mail with each new listing of an equipment type, once their address is confirmed. Asked for
 * twice it is the same one. Refuses with 422, by field, what is no category and what is no type of it.
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
    await holdPerson(ctx, { personId: person.id })
    return upsertNotification(ctx, { personId: person.id, typeId })
  })
  return { id, equipment_type: { id: typeId, name: type.name } }
}

const invalid = (field: string, sentence: string) =>
  new Refusal('invalid', sentence, { errors: { [field]: [sentence] } })
