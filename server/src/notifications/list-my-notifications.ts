import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { catalogueOf } from '#catalogue'
import type { Context } from '#platform/context'
import { selectNotificationsOf } from './notification-queries.ts'

/** Lists a person's notifications, in alphabetical order of the equipment types. */
export async function listMyNotifications(
  ctx: Context,
  { person }: { person: Person },
): Promise<Answer<'listMyNotifications'>> {
  const { types } = await catalogueOf(ctx)
  const rows = await selectNotificationsOf(ctx, person.id)
  return rows
    .map(({ id, equipment_type_id: type }) => ({ id, equipment_type: { id: type, name: types.get(type)?.name ?? '' } }))
    .sort((one, other) => one.equipment_type.name.localeCompare(other.equipment_type.name, 'en-CA'))
}
