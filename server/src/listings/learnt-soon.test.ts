import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { hideListingsOf } from './lifecycle/hide-listings-of.ts'
import { showListingsOf } from './lifecycle/show-listings-of.ts'
import { releaseListing } from './lifecycle/suspend-listing.ts'
import { call, setListing } from './testing.ts'
import { hidingCases } from './testing-hiding.ts'

let owner: Person
let id: number

const program = await testProgram()
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

const set = (changes: object) => setListing(program.ctx, id, changes)
const renew = async () => call(program, 'POST', `/posts/${id}/renew`, await signedIn(program.ctx, owner))

const showings: Record<string, () => Promise<unknown>> = {
  'it is published': () => someListing(program.ctx, owner),
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
}

test.each(Object.entries(showings))(
  'when %s, its words are known to the search soon, and those who wait are told of it once',
  async (_words, show) => {
    await set({ announced_at: null })
    const jobs = await jobsOf(show)
    expect(jobs).toContain('learn-words')
    expect(jobs.filter((job) => job === 'listing-published')).toHaveLength(1)
  },
)

test.each(['its 90 days are over', 'it is withdrawn', 'it is sold elsewhere', 'it is deleted', 'reports hold it'])(
  'when %s, its words are forgotten and what was promised of it ends soon',
  async (words) => {
    const jobs = await jobsOf(async () => hidingCases[words]?.(program, { owner, id }))
    expect(jobs).toEqual(expect.arrayContaining(['learn-words', 'sweep-handovers']))
  },
)
