import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'

/** The equipment types with subscribers, once for each subscriber. */
export async function selectSubscribedTypeIds(
  ctx: Context,
  { typeId, limit }: { typeId: number | undefined; limit: number },
): Promise<number[]> {
  const ofType = typeId === undefined ? sql`true` : sql`equipment_type_id = ${typeId}`
  const rows = await rowsOf(
    ctx,
    sql<{ id: number }>`
      select equipment_type_id as id from notifications where ${ofType} order by equipment_type_id limit ${limit}`,
  )
  return rows.map((row) => row.id)
}

export function selectNotificationsOf(ctx: Context, personId: number) {
  return ctx.db
    .selectFrom('notifications')
    .select(['id', 'equipment_type_id', 'created_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** A person and the equipment type they subscribed to. */
type Subscription = { personId: number; typeId: number }

/** Returns the id of the notification, which is created unless it exists. */
export async function upsertNotification(ctx: Context, { personId, typeId }: Subscription): Promise<number> {
  const row = { person_id: personId, equipment_type_id: typeId }
  await ctx.db
    .insertInto('notifications')
    .values({ ...row, created_at: ctx.clock.now() })
    .onConflict((same) => same.doNothing())
    .execute()
  const notification = ctx.db.selectFrom('notifications').select('id').where('person_id', '=', personId)
  return (await notification.where('equipment_type_id', '=', typeId).executeTakeFirstOrThrow()).id
}

/** Deletes a person's notification. Returns whether there was one. */
export async function deleteNotificationById(
  ctx: Context,
  { id, personId }: { id: number; personId: number },
): Promise<boolean> {
  const row = ctx.db.deleteFrom('notifications').where('id', '=', id).where('person_id', '=', personId)
  return (await row.executeTakeFirst()).numDeletedRows > 0n
}

export async function deleteNotification(ctx: Context, { personId, typeId }: Subscription): Promise<void> {
  const row = ctx.db.deleteFrom('notifications').where('person_id', '=', personId)
  await row.where('equipment_type_id', '=', typeId).execute()
}
