import type { Client } from '@reable/contract/client'
import { distances } from './distances.ts'
import type { NearQuery } from './kept-location.ts'

/**
 * Where nothing is within the radius: the least of the wider ones that holds something, and how many listings; undefined where
 * none does. `query` is what the list was asked with.
 */
export async function widerRadius(
  api: Client,
  query: Record<string, string | string[]>,
  near: NearQuery,
): Promise<{ radius: number; total: number } | undefined> {
  const { page: _, before: __, ...filter } = query
  const most = String(distances.at(-1))
  const nearest = await api('browseListings', { query: { ...filter, ...near, radius: most, sorted_by: 'nearest' } })
  const away = nearest.ok ? nearest.data[0]?.distance?.km : undefined
  // A distance is told in whole kilometres: up to half a one may be missing.
  const wider = distances.find((one) => away !== undefined && one > away && one > Number(near.radius))
  if (!wider) return undefined
  const within = await api('browseListings', { query: { ...filter, ...near, radius: String(wider) } })
  const total = within.ok ? within.pagination?.total_posts : undefined
  return total ? { radius: wider, total } : undefined
}
