import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import type { BrowseQuery } from '../browse/browse-address.ts'
import { type Counts, countsOf } from '../home/load-home.ts'

/** Milliseconds to wait before each time of asking again. */
const pauses = [0, 500, 1500, 4000]

/** The counts beside the filter; those that were not at hand when the page was made are asked for until they are. */
export function useCounts(counts: Counts, query: BrowseQuery): Counts {
  const [late, setLate] = useState<{ of: BrowseQuery; counts: Counts }>()
  useEffect(() => {
    if (counts) return
    const asking = { on: true }
    const keep = (found: Counts) => asking.on && setLate({ of: query, counts: found })
    askAgain(query, asking).then(keep)
    return () => {
      asking.on = false
    }
  }, [counts, query])
  return counts ?? (late?.of === query ? late.counts : null)
}

async function askAgain(query: BrowseQuery, asking: { on: boolean }): Promise<Counts> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const counts = asking.on ? await countsOf(browserApi, query) : null
    if (counts) return counts
  }
  return null
}
