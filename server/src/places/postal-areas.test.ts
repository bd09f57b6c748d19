import { distanceBetween, type Position } from '@reable/contract/places/distance'
import { afterAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { testProgram } from '../testing.ts'
import { locationsOf } from './places.ts'
import { postalAreasOf } from './postal-areas.ts'
import { seedPlaces } from './seed-places.ts'

const program = await testProgram()
afterAll(() => program.close())

test('a position is in the region up to eight kilometres from what is next to it, and outside it from there on', async () => {
  const { find, nearest } = await postalAreasOf(program.ctx)
  const areas = await program.ctx.db.selectFrom('postal_areas').select(['latitude', 'longitude']).execute()
  const { all } = await locationsOf(program.ctx)
  const [south] = [...areas, ...all].sort((one, other) => one.latitude - other.latitude) as [Position]
  const away = (kilometres: number) => {
    const degree = distanceBetween({ latitude: 49, longitude: 0 }, { latitude: 50, longitude: 0 })
    return nearest({ ...south, latitude: south.latitude - kilometres / degree })
  }
  expect([away(7.99), away(8.01)]).toEqual([expect.any(String), undefined])
  expect(away(0)).toBe(away(7.99))
  expect(find('V5A')?.municipal).toBe('Burnaby')
})

test('a transaction that changes a place finds it by what it changed', async () => {
  await inTransaction(program.ctx, async (ctx) => {
    const changed = ctx.db.updateTable('locations').set({ name: 'North Burnaby' }).where('name', '=', 'Burnaby')
    const [centre] = await changed.returning(['latitude', 'longitude']).execute()
    const { find, nearest } = await postalAreasOf(ctx)
    expect([find('V5A'), centre && nearest(centre)]).toMatchObject([{ municipal: 'North Burnaby' }, 'North Burnaby'])
  })
})

test('an edition without places leaves those that there are, and no postal codes', async () => {
  const count = async (table: 'locations' | 'postal_areas') =>
    (
      await program.ctx.db
        .selectFrom(table)
        .select((rows) => rows.fn.countAll<number>().as('rows'))
        .execute()
    )[0]?.rows
  const before = await count('locations')
  await seedPlaces(program.ctx, { locations: [], postalAreas: [] })
  expect([await count('locations'), await count('postal_areas')]).toEqual([before, 0])
})
