import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Broken, isWhole, queueOf, whole } from '../../platform/database/testing-whole.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { call, type Program, setListing } from '../testing.ts'
import type { LinkAction } from './listing-link-queries.ts'
import { createLinks } from './listing-links.ts'

let program: Program
let id: number
let links: Record<LinkAction, string>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  id = await someListing(program.ctx, await someone(program.ctx))
  links = await createLinks(program.ctx, { listingId: id })
})

/** Follows a link, which throws where it is refused. */
async function follow(path: string, action: LinkAction): Promise<void> {
  const { status } = await call(program, 'POST', path, {}, Object.fromEntries(new URL(links[action]).searchParams))
  if (status !== 200) throw new Error(`answered with ${status}`)
}
const sell = () => follow('/feedbacks/submit_email_feedback', 'exchanged')
const takeBack = () => follow('/feedbacks/undo_email_feedback', 'exchanged')
const renew = () => follow('/email_renew', 'renew')
const end = () => setListing(program.ctx, id, { active: false, announced_at: null })

const [listing, used] = [{ table: 'listings' }, { table: 'listing_links' }]
const announcement: Broken = { table: 'graphile_worker._private_jobs', on: 'insert', when: 'new.key is null' }

test.each<[string, string, Broken, () => Promise<void>, (() => Promise<unknown>)?]>([
  ['it is sold', 'it', listing, sell],
  ['it is sold', 'that the link is used', used, sell],
  ['it is sold', 'that its owner is told', { table: 'mails', on: 'insert' }, sell],
  ['it is sold', 'that its words are learnt', queueOf('learn-words'), sell],
  ['that is taken back', 'it', listing, takeBack, sell],
  ['that is taken back', 'that the link is not used', used, takeBack, sell],
  ['that is taken back', 'that its words are learnt', queueOf('learn-words'), takeBack, sell],
  ['it is renewed', 'it', listing, renew],
  ['it is activated', 'it', listing, renew, end],
  ['it is activated', 'that those who wait are told', announcement, renew, end],
  ['it is activated', 'that its words are learnt', queueOf('learn-words'), renew, end],
])('by a link %s whole or not at all, when %s cannot be written', async (_words, _what, broken, act, before) => {
  await before?.()
  expect(await isWhole(program.database.pool, broken, ['listings', 'listing_links'], act)).toEqual(whole)
})
