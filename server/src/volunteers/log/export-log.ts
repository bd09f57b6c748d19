import { acts, isAct } from '@reable/contract/volunteers/rules'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { requireMay } from '../roles/require-may.ts'
import { type LoggedAct, readLogSearch, selectActs } from './log-queries.ts'
import { recordAct } from './record-act.ts'

type Input = { volunteer: Person | undefined; q: string }

/** The most rows of one file. */
const mostRows = 100_000

const columns = ['id', 'at_utc', 'by', 'role', 'act', 'says', 'subject', 'subject_id', 'before', 'after']

/** Returns the log, or what a search finds in it, as CSV; that it was downloaded is logged. Refuses as `requireMay` does. */
export async function exportLog(ctx: Context, { volunteer, q }: Input): Promise<{ name: string; csv: string }> {
  const steward = await requireMay(ctx, volunteer, 'export_log')
  return inTransaction(ctx, async (ctx) => {
    const rows = await selectActs(ctx, { filter: readLogSearch(q), limit: mostRows })
    const after = { search: q, rows: rows.length }
    await recordAct(ctx, { volunteer: steward, act: 'export_log', subject: { kind: 'log', id: 'csv' }, after })
    const lines = [columns, ...rows.map(cellsOf)].map((cells) => cells.map(cell).join(','))
    return {
      name: `volunteers-log-${ctx.clock.now().toISOString().slice(0, 10)}.csv`,
      csv: `\uFEFF${lines.join('\r\n')}\r\n`,
    }
  })
}

const cellsOf = ({ id, at, email, role, act, subject, subject_id, before, after }: LoggedAct) => [
  ...[String(id), at.toISOString(), email ?? '', role, act, isAct(act) ? acts[act].does : '', subject, subject_id],
  ...[before, after].map((value) => (value === null ? '' : JSON.stringify(value))),
]

/** A cell that spreadsheets take for text: what would begin a formula has an apostrophe before it. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
