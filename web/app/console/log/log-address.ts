import { addresses } from '../../shell/addresses.ts'

/** The address of a page of the log, or of a search in it. */
export function logAddress({ q = '', page = 1 }: { q?: string; page?: number }): string {
  const query = new URLSearchParams([...(q ? [['q', q]] : []), ...(page > 1 ? [['page', String(page)]] : [])])
  return query.size ? `${addresses.volunteerLog}?${query}` : addresses.volunteerLog
}
