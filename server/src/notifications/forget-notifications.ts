import type { Context } from '#platform/context'
import { deleteNotificationsOf } from './notification-queries.ts'

export const forgetNotifications = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  deleteNotificationsOf(ctx, personId)
