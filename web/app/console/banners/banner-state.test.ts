import { expect, test } from 'vitest'
import { stateOfBanner } from './banner-state.ts'

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`
const banner = (id: number, from: number, to: number | null) => ({
  id,
  starts_at_utc: at(from),
  ends_at_utc: to === null ? null : at(to),
})
const now = Date.parse(at(12))

test('of several banners whose time it is the one that began last is shown, and the others wait', () => {
  const all = [banner(1, 8, null), banner(2, 10, 14), banner(3, 10, 14), banner(4, 11, 12), banner(5, 13, null)]
  expect(all.map((one) => stateOfBanner(one, all, now))).toEqual(['waiting', 'waiting', 'shown', 'over', 'coming'])
})
