import { addresses } from '../shell/addresses.ts'

/** Which page of Messages Sent an address names; what it does not name is the first. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

export const addressOfPage = (page: number): string =>
  page > 1 ? `${addresses.messagesSent}?page=${page}` : addresses.messagesSent
