import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { deleteNotificationById } from './notification-queries.ts'

/** Ends one of a person's own notifications; mails that still wait are not sent. Refuses any other as not found. */
export async function endNotification(ctx: Context, { person, id }: { person: Person; id: number }): Promise<void> {
  if (!(await deleteNotificationById(ctx, { id, personId: person.id })))
    throw new Refusal('not_found', 'There is no such notification.')
}
