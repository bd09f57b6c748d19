import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { lockListing } from '../own/own-listing-queries.ts'
import { call, type Program } from '../testing.ts'
import { deleteLinksOf, type LinkAction } from './listing-link-queries.ts'
import { createLinks } from './listing-links.ts'

let program: Program
let owner: Person
const start = new Date('2026-11-20T20:00:00Z')
let now = start

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
  owner = await someone(program.ctx)
})
afterAll(() => program.close())

const paths = {
  renew: ['/email_renew', 'post_renew_token'],
  exchanged: ['/feedbacks/submit_email_feedback', 'feedback_token'],
} as const

test.each(['renew', 'exchanged'] as const)(
  'a link that says %s works for two years, and then says that it has ended',
  async (action: keyof typeof paths & LinkAction) => {
    now = start
    const id = await someListing(program.ctx, owner)
    const links = await createLinks(program.ctx, { listingId: id })
    const [path, field] = paths[action]
    const follow = () => call(program, 'POST', path, {}, { [field]: new URL(links[action]).search.split('=')[1] })
    now = new Date(start.getTime() + 730 * day - 1)
    expect((await follow()).status).toBe(200)
    now = new Date(start.getTime() + 730 * day)
    const { status, body } = await follow()
    expect([status, body.code, body.error]).toEqual([
      409,
      'conflict',
      'This link has ended: it worked for two years. Your listings are under My Listings.',
    ])
  },
)

test('whoever follows a link while it is taken away is told as of a bad one', async () => {
  now = start
  const id = await someListing(program.ctx, owner)
  const { renew } = await createLinks(program.ctx, { listingId: id })
  const { waited, result } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockListing(ctx, id)
      await deleteLinksOf(ctx, id)
    },
    act: () =>
      call(
        program,
        'POST',
        '/email_renew',
        {},
        { post_renew_token: new URL(renew).searchParams.get('post_renew_token') },
      ),
  })
  expect([waited, result.status, result.body.errors]).toEqual([
    ...[true, 422, { post_renew_token: [expect.stringContaining('was not renewed')] }],
  ])
})

test('a bad link is answered differently from one that has ended', async () => {
  const { status } = await call(program, 'POST', '/email_renew', {}, { post_renew_token: 'guess' })
  expect(status).toBe(422)
})
