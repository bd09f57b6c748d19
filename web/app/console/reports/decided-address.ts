import { type Decision, decisions } from '@reable/contract/moderation/rules'
import { addresses } from '../../shell/addresses.ts'
import { pageOf } from '../../ui/paging/page-address.ts'

/** The search among the decided reports. */
export type DecidedQuery = { q: string; decision: Decision | undefined; page: number }

/** Reads the search from an address; invalid values are ignored. */
export function decidedQueryOf(query: URLSearchParams): DecidedQuery {
  const decision = decisions.find((one) => one === query.get('decision'))
  return { q: query.get('q')?.trim() ?? '', decision, page: pageOf(query) }
}

/** The address of a search; default values are left out. */
export function decidedAddress({ q = '', decision, page = 1 }: Partial<DecidedQuery>): string {
  const query = new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...(decision ? [['decision', decision]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return query.size ? `${addresses.decidedReports}?${query}` : addresses.decidedReports
}
