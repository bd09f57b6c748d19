import { afterAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../testing.ts'

const program = await testProgram()
afterAll(() => program.close())

test('where nothing matches, up to three filters are offered to be dropped, the one that shows the most first', async () => {
  const owner = await someone(program.ctx)
  const all = { title: 'Quokka walker', price: '5', conditionId: 1, locationId: 18 }
  const but: [number, object][] = [
    [1, { locationId: 4 }],
    [4, { title: 'Walker' }],
    [2, { price: '50' }],
    [3, { conditionId: 3 }],
  ]
  for (const [count, changes] of but)
    for (let times = 0; times < count; times++) await someListing(program.ctx, owner, { ...all, ...changes })
  const query = { search_query: 'quokka', 'locations[]': 'Richmond', 'conditions[]': 'New' }
  const browse = async (more: Record<string, string>) =>
    (await get(program, `/posts?${new URLSearchParams({ ...query, ...more })}`)).body
  expect(await browse({ 'price_range[ending_price]': '5' })).toMatchObject({
    data: [],
    alternatives: [
      { without: 'search_query', total: 4 },
      { without: 'conditions[]', total: 3 },
      { without: 'price_range', total: 2 },
    ],
  })
  // Nobody is led to another list of none.
  const { alternatives } = await browse({ 'price_range[ending_price]': '4' })
  expect(alternatives).toEqual([{ without: 'price_range', total: 2 }])
  expect((await browse({})).alternatives).toBeUndefined()
})
