import { checksFor } from '@reable/contract/handovers/sheets/checks'
import { sheetReadOnly, tickUnknown } from '@reable/contract/handovers/sheets/rules'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { notifySoon } from '../recalls/check-received.ts'
import type { ShownSheet } from './find-shown-sheet.ts'
import { whyGone, whyNotTick } from './serialize-sheet.ts'
import { updateSheet } from './sheet-queries.ts'

type Ticked = { ticks: string[]; wants_recalls?: boolean | undefined }

/**
 * Stores what one of the two ticked; each has their own. Refuses as forbidden whoever only holds the code, as a conflict once the sheet has ended or
 * the meeting is long over, and as invalid a check that is not on it.
 */
export async function tickSheet(ctx: Context, { sheet, reader }: ShownSheet, ticked: Ticked): Promise<void> {
  if (reader === 'holder') throw new Refusal('forbidden', sheetReadOnly)
  const why = whyGone(sheet) ?? whyNotTick(ctx, sheet)
  if (why) throw new Refusal('conflict', why)
  const known = checksFor(sheet.equipment_type_id).map(({ name }) => name)
  if (ticked.ticks.some((name) => !known.includes(name)))
    throw new Refusal('invalid', tickUnknown, { errors: { ticks: [tickUnknown] } })
  const ticks = known.filter((name) => ticked.ticks.includes(name))
  if (reader === 'owner') return updateSheet(ctx, sheet.id, { owner_ticks: ticks })
  const { wants_recalls: wantsRecalls = sheet.wants_recalls } = ticked
  return inTransaction(ctx, async (ctx) => {
    await updateSheet(ctx, sheet.id, { receiver_ticks: ticks, wants_recalls: wantsRecalls })
    const isNew = wantsRecalls && !sheet.wants_recalls && sheet.handed_over_at !== null
    if (isNew && sheet.receiver_id !== null) await notifySoon(ctx, [sheet.receiver_id])
  })
}
