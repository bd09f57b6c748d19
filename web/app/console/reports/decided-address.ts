import { type Decision, decisions } from '@reable/contract/moderation/rules'
import { addresses } from '../../shell/addresses.ts'
import { pageOf } from '../../ui/paging/page-address.ts'

/** What an address looks for among what is decided. */
export type Wanted = { q: string; decision: Decision | undefined; page: number }

export function wantedOf(query: URLSearchParams): Wanted {
  const decision = decisions.find((known) => known === query.get('decision'))
  return { q: query.get('q')?.trim() ?? '', decision, page: pageOf(query) }
}

/** The address of what is looked for; what is not said is left out. */
export function decidedAddress({ q = '', decision, page = 1 }: Partial<Wanted>): string {
  const query = new URLSearchParams([
    ...(q ? [['q', q]] : []),
    ...(decision ? [['decision', decision]] : []),
    ...(page > 1 ? [['page', String(page)]] : []),
  ])
  return query.size ? `${addresses.decidedReports}?${query}` : addresses.decidedReports
}
