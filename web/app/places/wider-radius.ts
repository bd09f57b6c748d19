import type { Client } from '@reable/contract/client'
import { distances } from './distances.ts'
import type { NearQuery } from './stored-location.ts'

/**
 * For an empty list: the smallest wider radius that contains listings, and how many; undefined where none does. `query` is the query
 * of the empty list.
 */
export async function widerRadius(
  api: Client,
  query: Record<string, string | string[]>,
  near: NearQuery,
): Promise<{ radius: number; total: number } | undefined> {
  const { page: _, before: __, ...filter } = query
  const maxRadius = String(distances.at(-1))
  const nearest = await api('browseListings', {
    query: { ...filter, ...near, radius: maxRadius, sorted_by: 'nearest' },
  })
  const away = nearest.ok ? nearest.data[0]?.distance?.km : undefined
  // Distances are rounded to whole kilometres: the real one may be up to half a kilometre more.
  const wider = distances.find((one) => away !== undefined && one > away && one > Number(near.radius))
  if (!wider) return undefined
  const within = await api('browseListings', { query: { ...filter, ...near, radius: String(wider) } })
  const total = within.ok ? within.pagination?.total_posts : undefined
  return total ? { radius: wider, total } : undefined
}
