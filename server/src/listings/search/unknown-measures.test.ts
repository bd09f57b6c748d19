import { afterAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'

const chair = 'Manual wheelchair (self-propelled)'

const program = await testProgram()
const owner = await someone(program.ctx)
const list = (title: string, properties: Record<string, string>) =>
  someListing(program.ctx, owner, {
    equipmentTypeId: 1,
    title,
    properties: { cleaned: 'Wiped clean', ...properties },
  })
await list('46 cm wide', { seat_width_in: '18.11', weight_capacity_lb: '249.12' })
await list('19 in wide', { seat_width_in: '19', overall_width_in: '30' })
await list('17 in wide', { seat_width_in: '17', overall_width_in: '25' })
afterAll(() => program.close())

const titlesOf = async (query: Record<string, string>) => {
  const { body } = await get(program, `/posts?${new URLSearchParams({ 'categories[]': chair, ...query })}`)
  return body.data.map(({ title }: { title: string }) => title).sort()
}

test('a measure in the other unit is found by the number that people know it by', async () => {
  expect(await titlesOf({ 'field.seat_width_in.to': '18' })).toEqual(['17 in wide', '46 cm wide'])
  expect(await titlesOf({ 'field.seat_width_in.from': '18', 'field.seat_width_in.to': '18' })).toEqual(['46 cm wide'])
  expect(await titlesOf({ 'field.seat_width_in.to': '17.8' })).toEqual(['17 in wide'])
  expect(await titlesOf({ 'field.seat_width_in.to': '18.99' })).toEqual(['17 in wide', '46 cm wide'])
  expect(await titlesOf({ 'field.weight_capacity_lb.from': '250' })).toEqual(['46 cm wide'])
})

test('those that do not say a measure are found with it where they are asked for, and counted', async () => {
  const upTo28 = { 'field.overall_width_in.to': '28' }
  expect(await titlesOf(upTo28)).toEqual(['17 in wide'])
  expect(await titlesOf({ ...upTo28, 'field.overall_width_in.unknown': 'yes' })).toEqual(['17 in wide', '46 cm wide'])
  expect(await titlesOf({ 'field.overall_width_in.unknown': 'yes' })).toHaveLength(3)
  const counts = async () => {
    const { body } = await get(program, `/posts/counts?${new URLSearchParams({ 'categories[]': chair, ...upTo28 })}`)
    return body.data?.fields.find(({ field_name }: { field_name: string }) => field_name === 'overall_width_in')
      ?.unknown
  }
  await expect.poll(counts).toBe(1)
})
