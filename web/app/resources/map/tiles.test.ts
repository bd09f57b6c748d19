import { expect, test } from 'vitest'
import { creditOf } from './credit-of.ts'
import { areTilesUsable, countTile, haveTilesFailed, noTiles } from './tile-count.ts'

const after = (...tiles: ('came' | 'failed')[]) => tiles.reduce(countTile, noTiles)

test('[INFO-04] the drawn map is shown until tiles are loaded, and again where most of them fail', () => {
  expect(areTilesUsable(noTiles)).toBe(false)
  expect(areTilesUsable(after('came'))).toBe(true)
  expect(areTilesUsable(after('came', 'came', 'failed'))).toBe(true)
  expect(areTilesUsable(after('failed', 'failed', 'failed'))).toBe(false)
})

test('[INFO-04] tiles that fail are not requested endlessly, and a single failure is tolerated', () => {
  expect(haveTilesFailed(after('failed', 'failed'))).toBe(false)
  expect(haveTilesFailed(after('failed', 'failed', 'failed'))).toBe(true)
  expect(haveTilesFailed(after('came', 'came', 'came', 'failed', 'failed', 'failed'))).toBe(false)
})

test('[INFO-04] the credit of the tiles is shown as text, with a link where there is one', () => {
  expect(creditOf('© Everyone')).toEqual({ label: '© Everyone' })
  const credit = creditOf('© OpenStreetMap contributors https://www.openstreetmap.org/copyright')
  expect(credit).toEqual({ label: '© OpenStreetMap contributors', address: 'https://www.openstreetmap.org/copyright' })
})
