import { afterAll, beforeEach, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { systemClock } from '#platform/clock'
import { setListing } from '../listings/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { waitingListing } from './cases/testing-cases.ts'
import { decideOnListing } from './decide-on-listing.ts'
import { makeVolunteer, report } from './testing.ts'

const program = await programOfFile({ TRUST_PROXY: 'on' })
const owner = await someone(program.ctx)
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const headers = await signedIn(program.ctx, volunteer)
beforeEach(async () => {
  program.ctx.clock = systemClock
  for (const table of ['decisions', 'reports'] as const) await program.ctx.db.deleteFrom(table).execute()
})
afterAll(endPictureProcess)

async function reported(title: string): Promise<number> {
  const id = await someListing(program.ctx, owner, { title })
  await report(program, id, ['duplicate', `About ${title}`])
  return id
}
const decide = (listingId: number, decision: 'release' | 'keep', by = volunteer, words = '') =>
  decideOnListing(program.ctx, { volunteer: by, listingId, decision, words })
const decided = async (query = '') => (await get(program, `/console/reports/decided${query}`, headers)).body.data
const titles = async (query = '') => (await decided(query)).map(({ post }: { post: { title: string } }) => post.title)

test('a decided listing is found again, with who decided what and when, beside its reports', async () => {
  const id = await reported('Odd walker')
  const at = new Date('2026-11-20T18:00:00Z')
  program.ctx.clock = { now: () => at }
  await decide(id, 'keep', volunteer, 'It is not yours.')
  expect(await decided()).toEqual([
    {
      post: { id, title: 'Odd walker', held: true, public: false, deleted: false, image: expect.anything() },
      reasons: [{ reason: 'duplicate', count: 1 }],
      words: ['About Odd walker'],
      findings: [],
      decisions: [
        {
          ...{ id: expect.any(Number), decision: 'keep', words: 'It is not yours.' },
          ...{ decided_at_utc: at.toISOString(), decided_by: volunteer.email.split('@')[0] },
        },
      ],
    },
  ])
  expect(await waitingListing(program, headers, id)).toBeUndefined()
})

test('decided again by another volunteer, both decisions stay, the latest first, and the listing stands by it', async () => {
  const id = await reported('Wrongly hidden')
  await decide(id, 'keep')
  const other = await makeVolunteer(program.ctx, await someone(program.ctx))
  await decide(id, 'release', other)
  await decide(id, 'release', volunteer)
  const [one] = await decided()
  expect(one.post).toMatchObject({ held: false, public: true })
  expect(one.decisions).toMatchObject([
    { decision: 'release', decided_by: other.email.split('@')[0] },
    { decision: 'keep', decided_by: volunteer.email.split('@')[0] },
  ])
  expect(one.reasons).toEqual([{ reason: 'duplicate', count: 1 }])
  expect((await get(program, `/posts/${id}`)).status).toBe(200)
})

test('a decision that is reversed is the one that counts for the reporter', async () => {
  const id = await reported('Turned')
  let seconds = 0
  program.ctx.clock = { now: () => new Date(Date.UTC(2026, 10, 20) + 1000 * ++seconds) }
  await decide(id, 'release')
  await decide(id, 'keep')
  const rows = await program.ctx.db.selectFrom('reports').select('decision').where('listing_id', '=', id).execute()
  expect(rows).toEqual([{ decision: 'keep' }])
})

test('a new report waits beside what was decided, and says nothing of the old ones', async () => {
  const id = await reported('Reported anew')
  await decide(id, 'release')
  await report(program, id, ['scam', 'He wants a deposit'], { address: '192.0.2.1' })
  expect((await decided())[0]).toMatchObject({
    ...{ reasons: [{ reason: 'duplicate', count: 1 }], words: ['About Reported anew'] },
  })
  expect(await waitingListing(program, headers, id)).toMatchObject({
    ...{ reasons: [{ reason: 'scam', count: 1 }], words: ['He wants a deposit'] },
  })
})

test('the latest decision comes first, twenty a page; a deleted listing is still found', async () => {
  for (let at = 1; at <= 21; at++) await decide(await reported(`Walker ${at}`), 'release')
  const [first] = await decided()
  await setListing(program.ctx, first.post.id, { deleted_at: new Date() })
  expect((await decided())[0].post).toMatchObject({ title: 'Walker 21', deleted: true, public: false })
  expect(await titles()).toHaveLength(20)
  expect(await titles('?page=2')).toEqual(['Walker 1'])
})

test('a decided listing is found by terms of its title, its reports and the message to its owner, and by its decision', async () => {
  await decide(await reported('Red walker, 50% off'), 'keep', volunteer, 'It looks like a shop.')
  await decide(await reported('Blue walker'), 'release')
  const reversed = await reported('Shower_chair')
  await decide(reversed, 'keep', volunteer, 'It looks odd.')
  await decide(reversed, 'release')
  const search = (q: string, more = '') => titles(`?q=${encodeURIComponent(q)}${more}`)
  expect(await search('walker RED')).toEqual(['Red walker, 50% off'])
  expect(await search('about blue')).toEqual(['Blue walker'])
  expect(await search('looks like')).toEqual(['Red walker, 50% off'])
  expect(await search('%')).toEqual(['Red walker, 50% off'])
  expect(await search('_')).toEqual(['Shower_chair'])
  expect(await search('scooter')).toEqual([])
  expect(await search('walker', '&decision=release')).toEqual(['Blue walker'])
  expect(await search('', '&decision=keep')).toEqual(['Red walker, 50% off'])
  expect(await search('', '&decision=release')).toEqual(['Shower_chair', 'Blue walker'])
  expect(await search('', '&decision=whatever')).toHaveLength(3)
  const { headers: answerHeaders } = await get(program, '/console/reports/decided?q=walker&decision=keep', headers)
  expect(JSON.parse(String(answerHeaders['x-pagination']))).toMatchObject({ total_posts: 1, last_page: 1 })
})

test('the volunteer is forgotten when they close their account, and their decision stays', async () => {
  const id = await reported('Kept')
  const leaving = await makeVolunteer(program.ctx, await someone(program.ctx))
  await decide(id, 'keep', leaving)
  const by = await signedIn(program.ctx, leaving)
  const exported = (await get(program, '/api/user/data', by)).body.data.reports.decisions
  expect(exported).toMatchObject([{ listing_id: id, decision: 'keep' }])
  const payload = { user: { email: leaving.email } }
  await program.app.inject({ method: 'POST', url: '/v1/api/user/close', headers: by, payload })
  const [one] = await decided()
  expect([one.post.held, one.decisions]).toMatchObject([true, [{ decision: 'keep', decided_by: null }]])
})
