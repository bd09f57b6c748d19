import { addresses } from '../../../shell/addresses.ts'
import { addressOfPage } from '../../../ui/paging/page-address.ts'

/** The address of a search among people, or of a page of what it found. */
export function searchAddress({ q, page = 1 }: { q: string; page?: number }): string {
  const query = new URLSearchParams([['q', q], ...(page > 1 ? [['page', String(page)]] : [])])
  return `${addresses.foundPeople}?${query}`
}

/** The address of the page of somebody, or of a page of their listings there. */
export const accountAddress = (id: number, page = 1): string => addressOfPage(`${addresses.account}/${id}`, page)
