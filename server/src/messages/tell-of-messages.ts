import type { Context } from '#platform/context'
import { selectAllSent } from './message-queries.ts'

/** What someone wrote to owners of listings. What they got by mail is in their own mailbox alone. */
export async function exportMessages(ctx: Context, { senderId }: { senderId: number }) {
  const rows = await selectAllSent(ctx, senderId)
  return rows.map(({ listing_id, title, body, created_at }) => ({ listing_id, title, body, created_at }))
}
