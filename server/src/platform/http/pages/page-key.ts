/**
 * The cache key of a page: its path and, in one order, those parameters of the query that the page reads. Others cannot make a
 * second copy of it.
 */
export function pageKey(address: URL, reads: (name: string) => boolean): string {
  const pairs = [...address.searchParams].filter(([name, value]) => value !== '' && reads(name))
  pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return pairs.length ? `${address.pathname}?${new URLSearchParams(pairs)}` : address.pathname
}
