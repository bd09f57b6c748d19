import { afterAll, expect, test } from 'vitest'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { createLinks } from '../links/listing-links.ts'
import { call, photosOf, rowOf, setListing, sold } from '../testing.ts'

const program = await testProgram()
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
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

const remove = (id: number | string, from = headers) => call(program, 'DELETE', `/posts/${id}`, from)

test.each([
  ['active', { active: true }],
  ['inactive', { active: false }],
  ['sold', sold(new Date())],
])(
  '[LIFE-05] what is %s can be deleted: its address says so, its photos and links are gone',
  async (_state, changes) => {
    const { ctx } = program
    const id = await someListing(ctx, owner)
    await setListing(ctx, id, changes)
    const another = await someListing(ctx, owner)
    for (const listingId of [id, another]) await createLinks(ctx, { listingId })
    expect(await remove(id)).toMatchObject({ status: 200, body: { data: null } })
    expect((await get(program, `/posts/${id}`)).body.data.post.deleted_at).toEqual(expect.any(String))
    expect(await photosOf(ctx, id)).toEqual([])
    const links = ctx.db.selectFrom('listing_links').select('listing_id').distinct()
    expect(await links.where('listing_id', 'in', [id, another]).execute()).toEqual([{ listing_id: another }])
  },
)

test('[LIFE-05] deleted twice it is deleted once, and answered alike', async () => {
  const id = await someListing(program.ctx, owner)
  const first = await Promise.all([remove(id), remove(id)])
  const { deleted_at } = await rowOf(program.ctx, id)
  expect([...first, await remove(id)].map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await rowOf(program.ctx, id)).deleted_at).toEqual(deleted_at)
})
