import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, hour } from '#platform/clock'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { call, type Program, rowOf } from '../testing.ts'
import { mailsTo, tokensIn } from '../testing-mails.ts'
import { expireListings } from './expire-listings.ts'

let program: Program
// Noon in Vancouver; the year goes over both of the nights on which clocks used to be changed.
const begin = new Date('2026-09-01T19:00:00Z')
let now = begin

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
afterAll(() => program.close())

/** When the job runs: every so many hours, and so many at once. */
type Rhythm = { hours: number; atOnce: number }

async function runJob({ atOnce }: Rhythm) {
  await Promise.all(Array.from({ length: atOnce }, () => expireListings(program.ctx)))
}

/** Advances the clock to a day after the beginning, with the job running in its rhythm, and once on that day. */
async function advanceTo(days: number, rhythm: Rhythm) {
  const until = begin.getTime() + days * day
  while (now.getTime() + rhythm.hours * hour < until) {
    now = new Date(now.getTime() + rhythm.hours * hour)
    await runJob(rhythm)
  }
  now = new Date(until)
  await runJob(rhythm)
}

type Course = { owner: Person; id: number; rhythm: Rhythm }

/** The reminders to an owner, without what says that a link was followed. */
const remindersTo = async ({ email }: Person) =>
  (await mailsTo(program.ctx, email)).filter(({ subject }) => subject.includes('end'))

const lastTokens = async ({ owner }: Course) => tokensIn((await remindersTo(owner)).at(-1) ?? { plain: '' })

const stateNow = async ({ id }: Course) => {
  const { active, last_feedback, deleted_at, is_public } = await rowOf(program.ctx, id)
  const state = deleted_at ? 'deleted' : last_feedback ? 'sold' : active ? 'active' : 'inactive'
  expect(is_public).toBe(state === 'active')
  return state
}

/** The actions of the owner in the year, with their days and the state of the listing afterwards. */
const year: { on: number; does: string; is: string; run: (course: Course) => Promise<unknown> }[] = [
  {
    ...{ on: 88, does: 'renews by the link of the second note', is: 'active' },
    run: async (course) => {
      const { renew } = await lastTokens(course)
      return call(program, 'POST', '/email_renew', {}, { post_renew_token: renew })
    },
  },
  { on: 88 + 90, does: 'does nothing', is: 'inactive', run: async () => undefined },
  {
    ...{ on: 200, does: 'activates it', is: 'active' },
    run: async ({ owner, id }) => call(program, 'POST', `/posts/${id}/renew`, await signedIn(program.ctx, owner)),
  },
  {
    ...{ on: 280, does: 'says by the link of the note that it is sold', is: 'sold' },
    run: async (course) => follow('submit', (await lastTokens(course)).exchanged),
  },
  {
    ...{ on: 285, does: 'takes it back by the same link', is: 'active' },
    run: async (course) => follow('undo', (await lastTokens(course)).exchanged),
  },
  {
    ...{ on: 286, does: 'sells it again by the same link', is: 'sold' },
    run: async (course) => follow('submit', (await lastTokens(course)).exchanged),
  },
  {
    ...{ on: 340, does: 'deletes it', is: 'deleted' },
    run: async ({ owner, id }) => call(program, 'DELETE', `/posts/${id}`, await signedIn(program.ctx, owner)),
  },
  { on: 365, does: 'does nothing', is: 'deleted', run: async () => undefined },
]

const follow = (how: 'submit' | 'undo', feedback_token: string) =>
  call(program, 'POST', `/feedbacks/${how}_email_feedback`, {}, { feedback_token })

async function runYear(rhythm: Rhythm) {
  now = begin
  const owner = await someone(program.ctx)
  const course = { owner, rhythm, id: await someListing(program.ctx, owner, { title: 'My bed' }) }
  const states: string[] = []
  for (const { on, run } of year) {
    await advanceTo(on, rhythm)
    await run(course)
    states.push(await stateNow(course))
  }
  const mails = await remindersTo(owner)
  return {
    course,
    states,
    mails: mails.map(({ at, subject, plain }) => ({ at, subject, ends: plain.match(/on (\w+, \d+ \w+)/)?.[1] })),
  }
}

const at = (days: number) => new Date(begin.getTime() + days * day).toISOString()
const [soon, over] = ['Your listing ends soon', 'Your listing has ended']

/** The mails to the owner in the year when the job runs in time. */
const expectedMails = [
  { at: at(76), subject: soon, ends: 'Monday, 30 November' },
  { at: at(87), subject: soon, ends: 'Monday, 30 November' },
  { at: at(88 + 76), subject: soon, ends: 'Friday, 26 February' },
  { at: at(88 + 87), subject: soon, ends: 'Friday, 26 February' },
  { at: at(88 + 90), subject: over, ends: 'Friday, 26 February' },
  { at: at(200 + 76), subject: soon, ends: 'Friday, 18 June' },
]
const states = year.map(({ is }) => is)

describe('[LIFE-08] a listing lives through a year', () => {
  test.each([
    ['every hour', { hours: 1, atOnce: 1 }],
    ['once a day, three at once', { hours: 24, atOnce: 3 }],
  ])(
    'with the job coming %s: the same reminders on the same days, the same states',
    async (_words, rhythm) => {
      const result = await runYear(rhythm)
      expect(result.states).toEqual(states)
      expect(result.mails).toEqual(expectedMails)
    },
    180_000,
  )

  test('with the job coming once a month: the same states, and only those reminders that are still true', async () => {
    const result = await runYear({ hours: 30 * 24, atOnce: 2 })
    expect(result.states).toEqual(states)
    const mails = result.mails.map(({ subject, ends }) => `${subject} ${ends}`)
    const expected = expectedMails.map(({ subject, ends }) => `${subject} ${ends}`)
    for (const one of mails) expect(expected).toContain(one)
    expect(mails.filter((one) => one.startsWith(over))).toEqual([`${over} Friday, 26 February`])
  })

  test('the address of a deleted listing says so, and its links open nothing', async () => {
    const { course } = await runYear({ hours: 24, atOnce: 1 })
    expect((await get(program, `/posts/${course.id}`)).body.data.post.deleted_at).toBe(at(340))
    const { renew, exchanged } = await lastTokens(course)
    expect((await call(program, 'POST', '/email_renew', {}, { post_renew_token: renew })).status).toBe(422)
    expect((await follow('undo', exchanged)).status).toBe(422)
  })
})
