import { isListed } from '@reable/contract/imports/rules'
import type { Import, ImportRow } from './load-imports.ts'

type Counts = Import['counts']

/**
 * How a row that was mended here stands by now, by how many rows stand how: it goes on to the next state when no row is in its own
 * any more.
 */
export function rowNow(row: ImportRow, counts: Counts): ImportRow {
  const isPast = row.state !== 'wrong' && !isListed(row.state) && counts[row.state] === 0
  if (!isPast) return row
  if (row.state === 'waiting') return rowNow({ ...row, state: 'ready', missing_photos: [] }, counts)
  return rowNow({ ...row, state: row.state === 'ready' ? 'queued' : 'in' }, counts)
}
