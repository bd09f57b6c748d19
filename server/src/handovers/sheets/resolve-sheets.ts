import { askAfterDays } from '@reable/contract/handovers/sheets/rules'
import { lockAnyListing } from '#listings'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { findPromise } from '../promises/promise-queries.ts'
import { notifySoon } from '../recalls/check-received.ts'
import { selectOpenSheets, updateSheet } from './sheet-queries.ts'
import { findThing } from './thing-queries.ts'

type OpenSheet = Awaited<ReturnType<typeof selectOpenSheets>>[number]

/**
 * Resolves the sheets of a listing that is sold, given away or deleted: that of its receiver is handed over, the others end. Where nobody can
 * tell who received it, all of them stay to be read, and nobody is asked how it went.
 */
export async function resolveSheets(ctx: Context, listingId: number): Promise<void> {
  const listing = await lockAnyListing(ctx, { id: listingId })
  const sheets = await selectOpenSheets(ctx, listingId)
  const now = ctx.clock.now()
  const met = sheets.filter(({ starts_at: startsAt }) => startsAt && startsAt <= now)
  const isHere = listing.last_feedback === 'exchanged' && !listing.deleted_at
  const receiver = isHere ? await receiverOf(ctx, { listingId, sheets, met }) : undefined
  for (const sheet of sheets) {
    const askAt = { ask_at: new Date(now.getTime() + askAfterDays * day) }
    if (sheet === receiver) await handOver(ctx, { listingId, sheet, changes: askAt })
    else if (isHere && !receiver && (met.includes(sheet) || !sheet.starts_at)) await handOver(ctx, { listingId, sheet })
    else await updateSheet(ctx, sheet.id, { ended_at: now })
  }
}

type HandedOver = { listingId: number; sheet: OpenSheet; changes?: { ask_at: Date } }

/** What a recall goes by is stored as it stands now: its owner may have found the model since. */
async function handOver(ctx: Context, { listingId, sheet, changes }: HandedOver): Promise<void> {
  const thing = await findThing(ctx, listingId)
  await updateSheet(ctx, sheet.id, { ...thing, ...changes, handed_over_at: ctx.clock.now() })
  if (sheet.wants_recalls && sheet.receiver_id !== null) await notifySoon(ctx, [sheet.receiver_id])
}

type Candidates = { listingId: number; sheets: OpenSheet[]; met: OpenSheet[] }

/** Whose promise was fulfilled; else the only one who was met, or the only one of these who ticked something. */
async function receiverOf(ctx: Context, { listingId, sheets, met }: Candidates): Promise<OpenSheet | undefined> {
  const promise = await findPromise(ctx, listingId)
  if (promise) return sheets.find((sheet) => sheet.conversation_id === promise.conversation_id)
  const ticked = met.filter((sheet) => sheet.receiver_ticks.length || sheet.wants_recalls)
  if (met.length === 1) return met[0]
  return ticked.length === 1 ? ticked[0] : undefined
}
