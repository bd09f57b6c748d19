import type { Answer, Client } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'

export type Notification = Answer<'listMyNotifications'>[number]

export type NotificationsData = { notifications: Notification[] } | { failure: ErrorEnvelope }

/** Loads the person's notifications, in the order of the names. */
export async function loadNotifications(api: Client): Promise<NotificationsData> {
  const reply = await api('listMyNotifications', {})
  return reply.ok ? { notifications: reply.data } : { failure: reply.failure }
}
