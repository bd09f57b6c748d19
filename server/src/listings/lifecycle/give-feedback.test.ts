import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { createLinks } from '../links/listing-links.ts'
import { call, type Program, rowOf, setListing } from '../testing.ts'

let program: Program
let owner: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
})
afterAll(() => program.close())

const giveFeedback = (post_id: unknown, selected_option: unknown, from = headers) =>
  call(program, 'POST', '/feedbacks', from, { feedback: { post_id, selected_option } })

test.each([
  ['exchanged', 'exchanged'],
  ['exchanged_elsewhere', 'exchanged_elsewhere'],
  ['not_exchanged', null],
])('[LIFE-04] %s makes it inactive and hides it, with the feedback %s', async (option, feedback) => {
  const id = await someListing(program.ctx, owner)
  const { status, body } = await giveFeedback(id, option)
  expect([status, body.data.post.active, body.data.post.last_feedback]).toEqual([200, false, feedback])
  expect((await rowOf(program.ctx, id)).feedback_at !== null).toBe(feedback !== null)
  expect((await get(program, `/posts/${id}`)).status).toBe(403)
  const tab = feedback ? 'exchanged' : 'inactive'
  const mine = (await get(program, `/api/user/posts?type=${tab}`, headers)).body.data
  expect(mine.map((one: { id: number }) => one.id)).toContain(id)
})

test('what is inactive already can still be said to be sold', async () => {
  const id = await someListing(program.ctx, owner)
  await giveFeedback(id, 'not_exchanged')
  expect((await giveFeedback(id, 'exchanged')).body.data.post.last_feedback).toBe('exchanged')
})

test('a double click says it once and is answered alike', async () => {
  const id = await someListing(program.ctx, owner)
  const both = await Promise.all([giveFeedback(id, 'exchanged'), giveFeedback(id, 'exchanged')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
})

test('[LIFE-04] what was said, taken back by its link and said again counts again', async () => {
  const id = await someListing(program.ctx, owner)
  const links = await createLinks(program.ctx, { listingId: id })
  const feedback_token = new URL(links.exchanged).searchParams.get('feedback_token')
  await giveFeedback(id, 'exchanged')
  expect((await call(program, 'POST', '/feedbacks/undo_email_feedback', {}, { feedback_token })).status).toBe(200)
  expect((await rowOf(program.ctx, id)).last_feedback).toBe(null)
  expect((await giveFeedback(id, 'exchanged')).body.data.post).toMatchObject({
    active: false,
    last_feedback: 'exchanged',
  })
})

test('[LIFE-04] giveFeedback conflict: what is sold is not said to be something else', async () => {
  const id = await someListing(program.ctx, owner)
  await giveFeedback(id, 'exchanged')
  for (const option of ['exchanged_elsewhere', 'not_exchanged']) {
    const { status, body } = await giveFeedback(id, option)
    expect([status, body.error]).toEqual([409, 'This listing is sold.'])
  }
  expect((await rowOf(program.ctx, id)).last_feedback).toBe('exchanged')
})

test('[LIFE-09] giveFeedback forbidden: only who confirmed their address marks as sold; anyone withdraws', async () => {
  const newcomer = await someone(program.ctx, { confirmed: false })
  const from = await signedIn(program.ctx, newcomer)
  const id = await someListing(program.ctx, newcomer)
  const { status, body } = await giveFeedback(id, 'exchanged', from)
  expect([status, body.error]).toEqual([403, 'Please confirm your e-mail address first.'])
  expect((await giveFeedback(id, 'not_exchanged', from)).status).toBe(200)
})

test('[LIFE-09] giveFeedback not_found: what is another’s, deleted or unknown', async () => {
  const id = await someListing(program.ctx, owner)
  const stranger = await signedIn(program.ctx, await someone(program.ctx))
  expect((await giveFeedback(id, 'exchanged', stranger)).status).toBe(404)
  await setListing(program.ctx, id, { deleted_at: new Date() })
  for (const no of [id, 999_999, -1, 0]) expect((await giveFeedback(no, 'exchanged')).status).toBe(404)
})

test('giveFeedback invalid: an option that is none, an id as text, a field nobody knows', async () => {
  const id = await someListing(program.ctx, owner)
  expect((await giveFeedback(id, 'lost')).body.errors).toEqual({ selected_option: [expect.any(String)] })
  expect((await giveFeedback(String(id), 'exchanged')).body.errors).toEqual({ post_id: [expect.any(String)] })
  expect((await rowOf(program.ctx, id)).active).toBe(true)
})

test('giveFeedback signed_out', async () => {
  expect((await giveFeedback(1, 'exchanged', {})).status).toBe(401)
})
