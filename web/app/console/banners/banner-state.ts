import type { StoredBanner } from './load-banners.ts'

export type BannerState = 'shown' | 'waiting' | 'coming' | 'over'

type Times = Pick<StoredBanner, 'id' | 'starts_at_utc' | 'ends_at_utc'>

/** The state of a banner. One alone is shown at a time: of several that are due, the one that began last; the others wait. */
export function stateOfBanner(banner: Times, all: readonly Times[], now: number): BannerState {
  if (Date.parse(banner.starts_at_utc) > now) return 'coming'
  if (!isItsTime(banner, now)) return 'over'
  const latest = all
    .filter((one) => isItsTime(one, now))
    .reduce((one, other) => (isLater(other, one) ? other : one), banner)
  return latest.id === banner.id ? 'shown' : 'waiting'
}

const isItsTime = ({ starts_at_utc, ends_at_utc }: Times, now: number) =>
  Date.parse(starts_at_utc) <= now && (ends_at_utc === null || Date.parse(ends_at_utc) > now)

function isLater(one: Times, other: Times): boolean {
  const [a, b] = [Date.parse(one.starts_at_utc), Date.parse(other.starts_at_utc)]
  return a === b ? one.id > other.id : a > b
}
