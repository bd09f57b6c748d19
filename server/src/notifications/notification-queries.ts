import type { Context } from '#platform/context'

/** The equipment types with subscribers, once for each subscriber. */
export async function selectSubscribedTypeIds(
  ctx: Context,
  { typeId, limit }: { typeId: number | undefined; limit: number },
): Promise<number[]> {
  const text = `
    select equipment_type_id as id from notifications
    where $1::int is null or equipment_type_id = $1 order by equipment_type_id limit $2`
  const rows = await ctx.read<{ id: number }>('who waits for which type', text, [typeId ?? null, limit])
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

export async function deleteNotificationsOf(ctx: Context, personId: number): Promise<void> {
  await ctx.db.deleteFrom('notifications').where('person_id', '=', personId).execute()
  await ctx.db.deleteFrom('notified').where('person_id', '=', personId).execute()
}
