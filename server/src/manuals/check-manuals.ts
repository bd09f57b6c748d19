import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { isThere } from './is-there.ts'
import { type DueManual, selectDue, updateLook } from './manual-queries.ts'

/** Addresses of one run, one after the other. */
const batchSize = 20
/** In days: until the next look, and until the second one where nothing was there. */
const [everyDays, againDays] = [30, 7]

/**
 * Looks at the addresses of manuals that are due. One where nothing is, twice in a row and a week apart, is not shown any more and waits for a
 * volunteer. Safe to repeat: it goes by what is due.
 */
export async function checkManuals(ctx: Context): Promise<void> {
  const due = await selectDue(ctx, batchSize)
  for (const manual of due) await check(ctx, manual)
  if (due.length === batchSize)
    await enqueue(ctx, 'check-manuals', {}, { key: 'check-manuals', queue: 'check-manuals' })
}

async function check(ctx: Context, manual: DueManual): Promise<void> {
  const isAlive = await isThere(manual.address, { publicOnly: ctx.config.appEnv !== 'test' })
  const now = ctx.clock.now()
  const after = (days: number) => new Date(now.getTime() + days * day)
  const look = { checked_at: now, failed_at: null, dead_at: null }
  if (isAlive) return updateLook(ctx, manual, { ...look, due_at: after(everyDays) })
  const failed_at = manual.failed_at ?? now
  await updateLook(ctx, manual, {
    ...look,
    failed_at,
    due_at: after(againDays),
    dead_at: manual.failed_at ? now : null,
  })
}
