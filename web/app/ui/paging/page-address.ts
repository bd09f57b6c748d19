/** Returns the page of a list that an address names, 1 if it names none. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The address of a page of the list at `path`. */
export const addressOfPage = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path)
