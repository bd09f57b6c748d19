import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { decideOnListing } from './decide-on-listing.ts'
import { countDecidedOf } from './report-queries.ts'
import { mailsTo, makeVolunteer, neighbour, report, reportsOf } from './testing.ts'

const volunteers = 'volunteers@reable.example'

const program = await programOfFile({ VOLUNTEERS_EMAIL: volunteers })
const owner = await someone(program.ctx)

const listing = (title: string) => someListing(program.ctx, owner, { title })
const statusOf = async (id: number) => (await get(program, `/posts/${id}`)).status

/** Reports so many listings as a scam by one account, one after the other, and returns their ids. */
async function accuse(headers: object, count: number): Promise<number[]> {
  const ids = await Promise.all(Array.from({ length: count }, () => listing('Accused')))
  for (const id of ids) expect((await report(program, id, ['scam'], { headers })).status).toBe(200)
  return ids
}
const statuses = async (ids: number[]) => Promise.all(ids.map((id) => statusOf(id)))

test('one account hides two listings a day alone; the rest wait, are stored and mailed, and a second account hides them', async () => {
  const headers = await signedIn(program.ctx, await neighbour(program.ctx))
  const ids = await accuse(headers, 20)
  expect(await statuses(ids)).toEqual([403, 403, ...Array(18).fill(200)])
  const third = ids[2] ?? 0
  expect((await reportsOf(program, third)).length).toBe(1)
  expect((await mailsTo(program.ctx, volunteers)).at(-1)?.plain).toContain('The listing is still shown.')
  await report(program, third, ['duplicate'], { headers: await signedIn(program.ctx, await neighbour(program.ctx)) })
  expect(await statusOf(third)).toBe(403)
})

test('what an account reports at once counts one after the other', async () => {
  const headers = await signedIn(program.ctx, await neighbour(program.ctx))
  const ids = await Promise.all(Array.from({ length: 6 }, () => listing('Accused at once')))
  await Promise.all(ids.map((id) => report(program, id, ['scam'], { headers })))
  expect((await statuses(ids)).filter((status) => status === 403)).toHaveLength(2)
})

test('an account confirmed less than a week ago hides nothing alone, and on its seventh day it does', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const { clock } = program.ctx
  const now = clock.now()
  program.ctx.clock = { now: () => now }
  const joined = (ago: number) =>
    program.ctx.db
      .updateTable('people')
      .set({ confirmed_at: new Date(now.getTime() - ago) })
      .where('id', '=', person.id)
      .execute()
  await joined(7 * day - 1)
  expect(await statuses(await accuse(headers, 1))).toEqual([200])
  await joined(7 * day)
  expect(await statuses(await accuse(headers, 1))).toEqual([403])
  program.ctx.clock = clock
})

test('an account hides nothing alone once volunteers dismissed more of its reports than they upheld', async () => {
  const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  const headers = await signedIn(program.ctx, await neighbour(program.ctx))
  const [wrong = 0] = await accuse(headers, 1)
  await decideOnListing(program.ctx, { volunteer, listingId: wrong, decision: 'release' })
  const [right = 0] = await accuse(headers, 1)
  expect(await statusOf(right)).toBe(200)
  await decideOnListing(program.ctx, { volunteer, listingId: right, decision: 'keep' })
  expect(await statuses(await accuse(headers, 1))).toEqual([403])
})

test('whoever reports an honest mistake was right: its listing is left as it is, with a word to its owner', async () => {
  const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  const person = await neighbour(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const [wrongPrice = 0, fine = 0] = await Promise.all([listing('A chair for $1,100'), listing('A chair for $110')])
  for (const id of [wrongPrice, fine]) await report(program, id, ['duplicate'], { headers })
  const decided = () => countDecidedOf(program.ctx, person.id)
  const leave = (listingId: number, words = '') =>
    decideOnListing(program.ctx, { volunteer, listingId, decision: 'release', words })
  await leave(wrongPrice, 'Is the price right?')
  expect(await decided()).toEqual({ upheld: 1, dismissed: 0 })
  await leave(fine)
  expect(await decided()).toEqual({ upheld: 1, dismissed: 1 })
})
