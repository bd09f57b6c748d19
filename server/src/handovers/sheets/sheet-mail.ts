import { checksFor } from '@reable/contract/handovers/sheets/checks'
import type { NoticeMail } from '#messages'
import type { Context } from '#platform/context'
import { sealSheetLink } from './sheet-links.ts'
import { findSheet } from './sheet-queries.ts'

/** What the mail about a meeting tells each of the two of the sheet: its checks, and a link by which they alone tick. */
export async function sheetMail(
  ctx: Context,
  { sheetId, meetingAt }: { sheetId: number; meetingAt: Date },
): Promise<NoticeMail['extra']> {
  const sheet = await findSheet(ctx, sheetId)
  const lines = sheet ? checksFor(sheet.equipment_type_id).map(({ says }) => says) : []
  return ({ personId, email }) => ({
    heading: 'Your handover sheet',
    text: 'Take it along, on paper or on a phone. Look at these things together before you hand it over:',
    lines,
    label: 'Open the sheet, to print it or to tick',
    href: `${ctx.config.http.publicUrl}/handover?token=${sealSheetLink(ctx, { sheetId, personId, email, meetingAt })}`,
  })
}
