import { relatedLimit } from '@reable/contract/listings/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { get, someListing, someone, testProgram } from '../testing.ts'
import { type Program, setListing } from './testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('[POST-06] related are the newest ones, of those of one moment the last, of the type before those of the category', async () => {
  const now = new Date('2026-11-20T20:00:00Z')
  program.ctx.clock = { now: () => now }
  const owner = await someone(program.ctx)
  const listed = async (draft: object) => {
    const ids: number[] = []
    for (let count = 0; count < relatedLimit + 2; count++) ids.push(await someListing(program.ctx, owner, draft))
    // The last one was listed the day before.
    await setListing(program.ctx, ids.at(-1) ?? 0, { listed_at: new Date(now.getTime() - day) })
    return ids
  }
  const canes = await listed({ equipmentTypeId: 15, properties: { tip: 'Single', cleaned: 'Wiped clean' } })
  const walkers = await listed({})
  const idsOf = async (query: string) =>
    (await get(program, `/api/posts/related?${query}`)).body.data.map(({ id }: { id: number }) => id)
  const newest = (ids: number[]) => ids.slice(0, -1).reverse()
  expect(await idsOf('category_id=3&equipment_type_id=15')).toEqual(newest(canes).slice(0, relatedLimit))
  expect(await idsOf('category_id=3')).toEqual(newest(walkers).slice(0, relatedLimit))
  const few = canes.slice(0, 2)
  for (const id of canes.slice(2)) await setListing(program.ctx, id, { active: false })
  expect(await idsOf(`category_id=3&equipment_type_id=15&post_id=${few[0]}`)).toEqual([
    few[1],
    ...newest(walkers).slice(0, relatedLimit - 1),
  ])
})
