import { afterAll, describe, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'

const chair = (title: string, width: string, capacity: string, more = {}) => ({
  equipmentTypeId: 2,
  title,
  description: 'A helper pushes it.',
  properties: { seat_width_in: width, weight_capacity_lb: capacity, folding: 'Yes', cleaned: 'Wiped clean', ...more },
})

const program = await testProgram()
const owner = await someone(program.ctx)
const list = (changes: object) => someListing(program.ctx, owner, changes)
await list(chair('Narrow transport chair', '16', '250'))
await list(chair('Middle transport chair', '18', '300'))
await list(chair('Wide transport chair', '22', '400'))
await list({ title: 'Walker' })
await list({ title: 'Blue frame' })
afterAll(() => program.close())

describe('listings alike', () => {
  const titles = async (path: string) =>
    (await get(program, path)).body.data.map((card: { title: string }) => card.title)

  test('[POST-06] related ones are of the same type first, then of the category, without the one they are like', async () => {
    const id = await someListing(program.ctx, owner, chair('Fourth transport chair', '20', '300'))
    const wheelchair = {
      equipmentTypeId: 1,
      title: 'Wheelchair',
      properties: { seat_width_in: '18', cleaned: 'Wiped clean' },
    }
    await someListing(program.ctx, owner, wheelchair)
    const like = `category_id=1&equipment_type_id=2&post_id=${id}`
    expect(await titles(`/api/posts/related?${like}`)).toEqual([
      'Wide transport chair',
      'Middle transport chair',
      'Narrow transport chair',
      'Wheelchair',
    ])
    expect(await titles(`/api/posts/related?${like}&user_id=${owner.id}`)).toEqual([])
    expect(await titles('/api/posts/related?category_id=3&user_id=null')).toHaveLength(2)
  })

  test('[POST-07] recent ones come in the order they are remembered, public ones alone', async () => {
    const [first, second] = [
      await someListing(program.ctx, owner),
      await someListing(program.ctx, owner, { title: 'Last' }),
    ]
    expect(await titles(`/api/posts/recent?post_ids=${second},${first},999999`)).toEqual([
      'Last',
      'Two-wheel walker, folds flat',
    ])
    expect(await titles(`/api/posts/recent?post_ids[]=${first}&user_id=${owner.id}`)).toEqual([])
    await program.ctx.db.updateTable('listings').set({ active: false }).where('id', '=', second).execute()
    expect(await titles(`/api/posts/recent?post_ids=${second}`)).toEqual([])
    expect(await titles('/api/posts/recent')).toEqual([])
  })
})
