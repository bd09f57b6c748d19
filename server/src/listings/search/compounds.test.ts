import { afterAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { learnWords } from './learn-words.ts'

const titlesOf = async (search_query: string) => {
  const { body } = await get(program, `/posts?${new URLSearchParams({ search_query })}`)
  return body.data.map((card: { title: string }) => card.title)
}

const program = await testProgram()
const owner = await someone(program.ctx)
for (const title of [
  'Wheelchair with a cushion',
  'Wheelchair, barely used',
  'Chair with one wheel',
  'Bed rail, short',
  'Bed rail for a hospital bed',
  'Stairlift seat',
  'Shower chair with a back',
  'Grab bar in white',
  'Heavy duty walker',
])
  await someListing(program.ctx, owner, { title, description: 'In good order.' })
await learnWords(program.ctx)
afterAll(() => program.close())

test.each([
  ['wheel chair', 'wheelchair'],
  ['wheel-chairs', 'wheelchair'],

  ['Showerchair', 'shower chair'],

  ['heavyduty', 'heavy duty'],
])('[HOME-17] “%s” finds what “%s” finds', async (typed, meant) => {
  const titles = await titlesOf(meant)
  expect(titles.length).toBeGreaterThan(0)
  expect(await titlesOf(typed)).toEqual(titles)
})

test('words in quotes are searched as they were typed', async () => {
  expect(await titlesOf('"bedrail"')).toEqual([])
})
