import { expect, test } from 'vitest'
import { creditOf } from './credit-of.ts'
import { areTilesLost, countTile, noTiles, standTiles } from './tile-count.ts'

const after = (...tiles: ('came' | 'failed')[]) => tiles.reduce(countTile, noTiles)

test('[INFO-04] the drawn map shows until tiles have come, and again where most of them fail', () => {
  expect(standTiles(noTiles)).toBe(false)
  expect(standTiles(after('came'))).toBe(true)
  expect(standTiles(after('came', 'came', 'failed'))).toBe(true)
  expect(standTiles(after('failed', 'failed', 'failed'))).toBe(false)
})

test('[INFO-04] tiles that fail are not asked for without end, and one that fails is forgiven', () => {
  expect(areTilesLost(after('failed', 'failed'))).toBe(false)
  expect(areTilesLost(after('failed', 'failed', 'failed'))).toBe(true)
  expect(areTilesLost(after('came', 'came', 'came', 'failed', 'failed', 'failed'))).toBe(false)
})

test('[INFO-04] whose work the tiles are is told in words, with a link where there is one', () => {
  expect(creditOf('© Everyone')).toEqual({ words: '© Everyone' })
  const told = creditOf('© OpenStreetMap contributors https://www.openstreetmap.org/copyright')
  expect(told).toEqual({ words: '© OpenStreetMap contributors', address: 'https://www.openstreetmap.org/copyright' })
})
