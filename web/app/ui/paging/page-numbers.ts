/** Returns the page numbers to offer: the ends, the current one and its neighbours; `undefined` where some are left out. */
export function pageNumbers(page: number, pages: number): (number | undefined)[] {
  const offered = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const sorted = [...new Set(offered)].sort((a, b) => a - b)
  return sorted.flatMap((number, at) => [...between(sorted[at - 1] ?? number, number), number])
}

/** Fills a gap of one with its number; a wider gap becomes `undefined`. */
function between(before: number, after: number) {
  if (after - before === 2) return [before + 1]
  return after - before > 2 ? [undefined] : []
}
