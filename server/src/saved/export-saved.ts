import type { Context } from '#platform/context'
import { areMailsWanted } from './mailing-queries.ts'
import { selectSaved } from './saved-queries.ts'

/** Exports what someone has saved, with title and price (in dollars) from then, and whether they want mails about it. */
export async function exportSaved(ctx: Context, { personId }: { personId: number }) {
  const rows = await selectSaved(ctx, personId)
  return {
    mails: await areMailsWanted(ctx, personId),
    listings: rows.map(({ listing_id, title, price, saved_at }) => ({ listing_id, title, price, saved_at })),
  }
}
