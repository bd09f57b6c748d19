/** Which page of a list an address names; what it does not name is the first. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The address of a page of the list that stands at `path`. */
export const addressOfPage = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)
