import { afterEach, beforeEach, expect, test } from 'vitest'
import { setFirstName } from '../../accounts/people/first-name-routes.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { call, type Program, setListing, sold } from '../testing.ts'

let program: Program

beforeEach(async () => {
  program = await testProgram()
  const joinedAt = new Date('2026-03-01T06:30:00Z')
  program.ctx.clock = { now: () => joinedAt }
})
afterEach(() => program.close())

const requestSeller = async (id: number) => call(program, 'GET', `/api/posts/${id}/seller`)

test('the seller is shown by first name, month, things passed on and other public listings, and by nothing else', async () => {
  const { ctx } = program
  const rosa = await someone(ctx)
  await setFirstName(ctx, { person: rosa, firstName: 'Rosa' })
  const ids: number[] = []
  for (let count = 0; count < 9; count++) ids.push(await someListing(ctx, rosa, { title: `Cane ${count}` }))
  const [id = 0, here = 0, elsewhere = 0, byLink = 0, suspended = 0, hidden = 0, ...shown] = ids
  await setListing(ctx, here, sold(ctx.clock.now()))
  await setListing(ctx, elsewhere, { ...sold(ctx.clock.now()), last_feedback: 'exchanged_elsewhere' })
  await setListing(ctx, byLink, { ...sold(ctx.clock.now()), unsettled_until: ctx.clock.now() })
  await setListing(ctx, suspended, { ...sold(ctx.clock.now()), held_at: ctx.clock.now(), held_why: 'It was reported.' })
  await setListing(ctx, hidden, { active: false })
  // Renewed, it is the newest.
  const [renewed = 0, ...others] = shown
  await setListing(ctx, renewed, { listed_at: new Date(ctx.clock.now().getTime() + 1) })
  const neighbour = await someone(ctx)
  await someListing(ctx, neighbour)
  await setListing(ctx, await someListing(ctx, neighbour), sold(ctx.clock.now()))
  const { body } = await requestSeller(id)
  expect(body.data).toEqual({
    first_name: 'Rosa',
    partner: null,
    // Half past six in Greenwich is the evening before in Vancouver.
    since: 'February 2026',
    passed_on: 2,
    others: [renewed, ...others.reverse()].map((id) => expect.objectContaining({ id })),
    others_total: 3,
  })
  expect(JSON.stringify(body)).not.toContain('@')
})

test('the newest four stand on the page, and up to 48 come when they are asked for; a name taken away is none', async () => {
  const owner = await someone(program.ctx, { partner: 'Royal Oak Seniors Society' })
  for (const firstName of ['Rosa', '']) await setFirstName(program.ctx, { person: owner, firstName })
  const ids: number[] = []
  for (let count = 0; count < 50; count++) ids.push(await someListing(program.ctx, owner))
  const [id = 0, ...others] = ids
  const newest = others.reverse()
  const { body } = await requestSeller(id)
  expect([body.data.first_name, body.data.partner]).toEqual([null, { name: 'Royal Oak Seniors Society' }])
  expect([body.data.others_total, ...body.data.others.map((card: { id: number }) => card.id)]).toEqual([
    49,
    ...newest.slice(0, 4),
  ])
  const page = await call(program, 'GET', `/api/posts/${id}/seller/others`)
  expect(page.body.data.map((card: { id: number }) => card.id)).toEqual(newest.slice(0, 48))
})
