import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import type { BrowseQuery } from '../browse/browse-address.ts'
import { type Counts, loadCounts } from '../home/load-home.ts'

/** Milliseconds to wait before each attempt. */
const pauses = [0, 500, 1500, 4000]

/** The counts beside the filter; those that were missing when the page was made are polled for. */
export function useCounts(counts: Counts, query: BrowseQuery): Counts {
  const [polled, setPolled] = useState<{ of: BrowseQuery; counts: Counts }>()
  useEffect(() => {
    if (counts) return
    const polling = { isActive: true }
    const storeCounts = (fetched: Counts) => polling.isActive && setPolled({ of: query, counts: fetched })
    pollCounts(query, polling).then(storeCounts)
    return () => {
      polling.isActive = false
    }
  }, [counts, query])
  return counts ?? (polled?.of === query ? polled.counts : null)
}

async function pollCounts(query: BrowseQuery, polling: { isActive: boolean }): Promise<Counts> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const counts = polling.isActive ? await loadCounts(browserApi, query) : null
    if (counts) return counts
  }
  return null
}
