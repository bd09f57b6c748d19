import { catalogueOf } from '#catalogue'
import type { Context } from '#platform/context'
import { selectNotificationsOf } from './notification-queries.ts'

/** Exports the equipment types someone is subscribed to, and since when. */
export async function exportNotifications(ctx: Context, { personId }: { personId: number }) {
  const { types } = await catalogueOf(ctx)
  const rows = await selectNotificationsOf(ctx, personId)
  return {
    waiting_for: rows.map(({ equipment_type_id: id, created_at }) => ({
      equipment_type: types.get(id)?.name,
      created_at,
    })),
  }
}
