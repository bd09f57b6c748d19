import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { day } from '#platform/clock'
import { mailsTo } from '../../moderation/testing.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { call, rowOf, setListing } from '../testing.ts'
import type { LinkAction } from './listing-link-queries.ts'
import { createLinks } from './listing-links.ts'

let now = new Date('2026-11-20T20:00:00Z')
let id: number
let tokens: Record<LinkAction, string>

const program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
program.ctx.clock = { now: () => now }
const owner = await someone(program.ctx)
afterAll(() => program.close())

const tokenOf = (address: string) => new URL(address).search.split('=')[1] ?? ''
const advanceDays = (days: number) => {
  now = new Date(now.getTime() + days * day)
}

beforeEach(async () => {
  id = await someListing(program.ctx, owner)
  const links = await createLinks(program.ctx, { listingId: id })
  tokens = Object.fromEntries(
    Object.entries(links).map(([action, address]) => [action, tokenOf(address)]),
  ) as typeof tokens
})

const giveFeedback = (feedback_token: string) =>
  call(program, 'POST', '/feedbacks/submit_email_feedback', {}, { feedback_token })
const undo = (feedback_token: string) => call(program, 'POST', '/feedbacks/undo_email_feedback', {}, { feedback_token })
const renew = (post_renew_token: string) => call(program, 'POST', '/email_renew', {}, { post_renew_token })

test('links lead to the pages of the configured origin, and only hashes of their tokens are stored', async () => {
  const links = await createLinks(program.ctx, { listingId: id })
  expect(links.renew).toMatch(/^https:\/\/reable\.example\/email_renew\?post_renew_token=[\w-]{43}$/)
  expect(links.exchanged).toMatch(
    /^https:\/\/reable\.example\/feedbacks\/submit_email_feedback\?feedback_token=[\w-]{43}$/,
  )
  expect(new Set(Object.values(links)).size).toBe(4)
  const rows = JSON.stringify(await program.ctx.db.selectFrom('listing_links').selectAll().execute())
  for (const address of Object.values(links)) {
    expect(rows).not.toContain(tokenOf(address))
    expect(rows).not.toContain(Buffer.from(tokenOf(address)).toJSON().data.join(','))
  }
})

describe('feedback by a link', () => {
  test.each([
    ['exchanged', 'exchanged'],
    ['exchanged_elsewhere', 'exchanged_elsewhere'],
    ['not_exchanged', null],
  ] as const)('[LINK-01] %s makes the listing inactive and answers the option', async (action, feedback) => {
    const { status, body } = await giveFeedback(tokens[action])
    expect([status, body.data]).toEqual([
      200,
      {
        selected_option: action,
        post: { id, title: 'Two-wheel walker, folds flat' },
        repeated: false,
        undo_until: new Date(now.getTime() + 30 * day).toISOString(),
      },
    ])
    expect(await rowOf(program.ctx, id)).toMatchObject({ active: false, last_feedback: feedback, is_public: false })
  })

  test.each(['exchanged', 'not_exchanged'] as const)(
    '[LINK-01] %s repeated changes nothing and says so',
    async (action) => {
      const first = await giveFeedback(tokens[action])
      const before = await rowOf(program.ctx, id)
      advanceDays(2)
      const { body } = await giveFeedback(tokens[action])
      expect(body.data).toEqual({ ...first.body.data, repeated: true })
      expect(await rowOf(program.ctx, id)).toEqual(before)
      advanceDays(28)
      expect((await giveFeedback(tokens[action])).body.data).toMatchObject({ repeated: true, undo_until: null })
    },
  )
})

describe('undo by the same link', () => {
  test('what is taken back within 30 days is active and public again, and can be said again', async () => {
    await giveFeedback(tokens.exchanged)
    advanceDays(29)
    expect((await undo(tokens.exchanged)).body.data).toEqual({
      post: { id, title: 'Two-wheel walker, folds flat', active: true },
    })
    expect((await get(program, `/posts/${id}`)).status).toBe(200)
    expect(await rowOf(program.ctx, id)).toMatchObject({ last_feedback: null, feedback_at: null })
    expect((await undo(tokens.exchanged)).status).toBe(200)
    expect((await giveFeedback(tokens.exchanged)).body.data.repeated).toBe(false)
  })

  test('it is inactive when its 90 days are over by then', async () => {
    await setListing(program.ctx, id, { expires_at: new Date(now.getTime() + day) })
    await giveFeedback(tokens.exchanged)
    advanceDays(2)
    expect((await undo(tokens.exchanged)).body.data.post.active).toBe(false)
    expect(await rowOf(program.ctx, id)).toMatchObject({ active: false, last_feedback: null })
  })

  test('what its owner withdraws otherwise stays so, whatever links were used and undone before', async () => {
    const others = await createLinks(program.ctx, { listingId: await someListing(program.ctx, owner) })
    await giveFeedback(tokenOf(others.not_exchanged))
    await undo(tokenOf(others.not_exchanged))
    await setListing(program.ctx, id, { active: false })
    expect((await undo(tokens.not_exchanged)).body.data.post.active).toBe(false)
    await setListing(program.ctx, id, { active: true })
    await giveFeedback(tokens.not_exchanged)
    await undo(tokens.not_exchanged)
    await setListing(program.ctx, id, { active: false })
    expect((await undo(tokens.not_exchanged)).body.data.post.active).toBe(false)
    expect((await rowOf(program.ctx, id)).active).toBe(false)
  })

  test('feedback is not taken back by its link after 30 days, or when something else was said', async () => {
    await giveFeedback(tokens.exchanged)
    expect((await undo(tokens.exchanged_elsewhere)).body.code).toBe('conflict')
    advanceDays(30)
    const { status, body } = await undo(tokens.exchanged)
    expect([status, body.code]).toEqual([409, 'conflict'])
    expect((await rowOf(program.ctx, id)).last_feedback).toBe('exchanged')
  })
})

describe('renewal by a link', () => {
  test('[LINK-03] renewByLink invalid: a wrong token, a feedback link’s, and one of a deleted listing', async () => {
    const bad = async (token: string) => {
      const { status, body } = await renew(token)
      const sentence = 'Your listing was not renewed. Please try again'
      expect([status, body.errors]).toEqual([422, { post_renew_token: [sentence] }])
    }
    for (const token of ['', 'guess', tokens.exchanged]) await bad(token)
    await setListing(program.ctx, id, { deleted_at: now })
    await bad(tokens.renew)
  })
})

describe('what a link did is emailed to its owner', () => {
  const mailsSince = async (count: number) => (await mailsTo(program.ctx, owner.email)).slice(count)
  const undoRenewal = (post_renew_token: string) => call(program, 'POST', '/undo_email_renew', {}, { post_renew_token })

  test.each([
    ['renew', 'Your listing was renewed for 90 days'],
    ['exchanged', 'Your listing was marked as sold'],
    ['exchanged_elsewhere', 'Your listing was marked as sold elsewhere'],
    ['not_exchanged', 'Your listing was taken off the list'],
  ] as const)('%s: once, with the address of an undo that opening alone does not do', async (action, subject) => {
    const before = (await mailsTo(program.ctx, owner.email)).length
    const follow = () => (action === 'renew' ? renew(tokens.renew) : giveFeedback(tokens[action]))
    await follow()
    await follow()
    const mails = await mailsSince(before)
    expect(mails.map((mail) => mail.subject)).toEqual([subject])
    expect(mails[0]?.plain).toMatch(new RegExp(`token=${tokens[action]}&undo=1`))
  })

  test('undone, a renewal leaves the listing as it was: active until its former end, or inactive', async () => {
    // Time goes on while the link is followed.
    program.ctx.clock = { now: () => (now = new Date(now.getTime() + 1)) }
    onTestFinished(() => {
      program.ctx.clock = { now: () => now }
    })
    for (const active of [true, false]) {
      const state = { active, expires_at: new Date(now.getTime() + 3 * day) }
      await setListing(program.ctx, id, state)
      const columns = ({ listed_at, expires_at, next_note_at, active }: Awaited<ReturnType<typeof rowOf>>) => ({
        ...{ listed_at, expires_at, next_note_at, active },
      })
      const before = columns(await rowOf(program.ctx, id))
      await renew(tokens.renew)
      expect((await undoRenewal(tokens.renew)).body.data.post).toMatchObject({ id, active })
      expect(columns(await rowOf(program.ctx, id))).toEqual(before)
      expect((await undoRenewal(tokens.renew)).status).toBe(200)
    }
  })

  test('a renewal is not undone by a wrong link, long after, or once the listing has changed', async () => {
    await renew(tokens.renew)
    await setListing(program.ctx, id, { active: false })
    expect((await undoRenewal(tokens.renew)).body.code).toBe('conflict')
    await setListing(program.ctx, id, { active: true })
    advanceDays(30)
    expect((await undoRenewal(tokens.renew)).body.code).toBe('conflict')
    expect((await undoRenewal(tokens.exchanged)).body.code).toBe('invalid')
  })
})

test('a link works for two years, and then says that it has ended', async () => {
  advanceDays(729)
  expect((await renew(tokens.renew)).status).toBe(200)
  advanceDays(1)
  for (const { status, body } of [await renew(tokens.renew), await giveFeedback(tokens.exchanged)])
    expect([status, body.error]).toEqual([
      409,
      'This link has ended: it worked for two years. Your listings are under My Listings.',
    ])
})
