import type { Context } from '#platform/context'
import { selectAllSent } from './message-queries.ts'

/** Exports the messages a person sent to owners. Those they received went to their own mailbox and are not stored. */
export async function exportMessages(ctx: Context, { senderId }: { senderId: number }) {
  const rows = await selectAllSent(ctx, senderId)
  return rows.map(({ listing_id, title, body, created_at }) => ({ listing_id, title, body, created_at }))
}
