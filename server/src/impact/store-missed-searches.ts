import { takeMissedSearches } from '#listings'
import type { Context } from '#platform/context'
import { addMissed } from './impact-queries.ts'

/** Stores the searches that found nothing since the last time. */
export async function storeMissedSearches(ctx: Context): Promise<void> {
  const rows = takeMissedSearches(ctx)
  if (!rows.length) return
  await addMissed(ctx, rows).catch((err) => ctx.log.error({ err }, 'searches that found nothing were not counted'))
}
