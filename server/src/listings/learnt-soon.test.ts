import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { hideListingsOf } from './lifecycle/hide-listings-of.ts'
import { showListingsOf } from './lifecycle/show-listings-of.ts'
import { releaseListing } from './lifecycle/suspend-listing.ts'
import { createLinks } from './links/listing-links.ts'
import { learnWordsSoon } from './search/learn-words.ts'
import { call, type Program, photosOf, setListing, sold, walkerForm } from './testing.ts'
import { hidingCases } from './testing-hiding.ts'

let program: Program
let owner: Person
let id: number

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  owner = await someone(program.ctx)
  id = await someListing(program.ctx, owner)
})

/** The jobs that an act queues. */
async function jobsOf(act: () => Promise<unknown>): Promise<string[]> {
  const { pool } = program.database
  await pool.query('delete from graphile_worker._private_jobs')
  await act()
  const { rows } = await pool.query('select task_identifier from graphile_worker.jobs')
  return rows.map((job) => job.task_identifier)
}

const { 'its owner is not confirmed': _, ...hidings } = hidingCases
const set = (changes: object) => setListing(program.ctx, id, changes)
const renew = async () => call(program, 'POST', `/posts/${id}/renew`, await signedIn(program.ctx, owner))

describe('the words that slips are read as are learnt anew once', () => {
  test.each(Object.entries(hidings))('%s', async (_words, hide) => {
    expect(await jobsOf(() => hide(program, { owner, id }))).toContain('learn-words')
  })

  const showings: Record<string, () => Promise<unknown>> = {
    'it is published': () => someListing(program.ctx, owner),
    'it is edited': async () => {
      const post = { ...walkerForm, images: await photosOf(program.ctx, id) }
      return call(program, 'PUT', `/posts/${id}`, await signedIn(program.ctx, owner), { post })
    },
    'it is activated': async () => set({ active: false }).then(renew),
    'its owner confirms': async () => {
      await set({ owner_confirmed: false })
      await showListingsOf(program.ctx, { ownerId: owner.id })
    },
    'its owner is banned no longer': async () => {
      await set({ owner_banned: true })
      await hideListingsOf(program.ctx, { ownerId: owner.id, hidden: false })
    },
    'it is released': async () => {
      await set({ held_at: program.ctx.clock.now(), held_why: 'It was reported.' })
      await releaseListing(program.ctx, { id })
    },
    'what was said of it is taken back': async () => {
      const links = await createLinks(program.ctx, { listingId: id })
      await set(sold(program.ctx.clock.now()))
      const feedback_token = new URL(links.exchanged).searchParams.get('feedback_token')
      await call(program, 'POST', '/feedbacks/undo_email_feedback', {}, { feedback_token })
    },
  }
  test.each(Object.entries(showings))('%s', async (_words, show) => {
    expect(await jobsOf(show)).toContain('learn-words')
  })

  test.each(Object.entries(showings).filter(([words]) => !/edited|taken back/.test(words)))(
    'and those who wait for such a thing are told once of it: %s',
    async (_words, show) => {
      const countAnnounced = (jobs: string[]) => jobs.filter((job) => job === 'listing-published').length
      await set({ announced_at: null })
      expect(countAnnounced(await jobsOf(show))).toBe(1)
    },
  )

  test('ten seconds later and no later, however many listings change meanwhile', async () => {
    const { pool } = program.database
    await pool.query('delete from graphile_worker._private_jobs')
    const text = `select run_at, extract(epoch from run_at - created_at)::float8 as wait from graphile_worker.jobs
      where task_identifier = 'learn-words'`
    const due = async () => {
      await learnWordsSoon(program.ctx)
      return (await pool.query(text)).rows
    }
    const [first, again] = [await due(), await due()]
    expect([first, again]).toEqual([[{ run_at: expect.any(Date), wait: 10 }], first])
  })

  test('but not when nothing is shown or hidden by it', async () => {
    expect(await jobsOf(renew)).not.toContain('learn-words')
    expect(await jobsOf(() => showListingsOf(program.ctx, { ownerId: owner.id }))).toEqual([])
    expect(await jobsOf(() => hideListingsOf(program.ctx, { ownerId: owner.id, hidden: false }))).toEqual([])
    await set({ active: false })
    expect(await jobsOf(() => hidings['it is sold here']?.(program, { owner, id }) ?? renew())).not.toContain(
      'learn-words',
    )
  })
})

test.each(['its 90 days are over', 'it is withdrawn', 'it is sold elsewhere', 'it is deleted', 'reports hold it'])(
  'what was promised of a listing ends soon after %s',
  async (words) => {
    const hide = hidings[words] ?? renew
    expect(await jobsOf(async () => hide(program, { owner, id }))).toContain('sweep-handovers')
  },
)
