import type { Context } from '#platform/context'
import { areMailsWanted } from './mailing-queries.ts'
import { selectSaved } from './saved-queries.ts'

/** What someone has saved, as it was called and cost then, in dollars, and whether they are told of it by mail. */
export async function exportSaved(ctx: Context, { personId }: { personId: number }) {
  const rows = await selectSaved(ctx, personId)
  return {
    mails: await areMailsWanted(ctx, personId),
    listings: rows.map(({ listing_id, title, price, saved_at }) => ({ listing_id, title, price, saved_at })),
  }
}
