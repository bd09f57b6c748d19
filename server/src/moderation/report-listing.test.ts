import { expect, test } from 'vitest'
import { call, setListing, sold } from '../listings/testing.ts'
import { get, signedIn, someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { decideOnListing } from './decide-on-listing.ts'
import { mailsTo, makeVolunteer, neighbour, report, reportsOf } from './testing.ts'

const volunteers = 'volunteers@reable.example'

const program = await programOfFile({ TRUST_PROXY: 'on', VOLUNTEERS_EMAIL: volunteers })
const owner = await someone(program.ctx)

const listing = (title = 'Walker') => someListing(program.ctx, owner, { title })
const statusOf = async (id: number, headers = {}) => (await get(program, `/posts/${id}`, headers)).status
const reported = async (id: number) => (await reportsOf(program, id)).length
const mailTexts = async () => (await mailsTo(program.ctx, volunteers)).map(({ plain }) => plain)

test('[MSG-05] a visitor reports: it is stored, and the volunteers are mailed', async () => {
  const id = await listing('Odd walker')
  const { status, body } = await report(program, id, ['scam', 'duplicate', 'The photo <b>lies</b>\u0000'])
  expect([status, body]).toEqual([200, { data: null }])
  const [stored] = await reportsOf(program, id)
  expect(stored).toMatchObject({ person_id: null, confirmed: false, reasons: ['duplicate', 'scam'], decision: null })
  expect(stored?.other).toBe('The photo <b>lies</b>')
  const mail = (await mailsTo(program.ctx, volunteers)).at(-1)
  expect(mail).toMatchObject({ subject: 'A listing was reported', headers: {} })
  for (const words of [
    'Odd walker',
    'duplicate, scam',
    '> The photo <b>lies</b>',
    'Reported by a visitor',
    `/posts/${id}`,
  ])
    expect(mail?.plain).toContain(words)
  expect(await statusOf(id)).toBe(200)
})

test('once for each person and listing: repeated it is answered alike, and neither stored nor mailed', async () => {
  const id = await listing('Repeated')
  const headers = await signedIn(program.ctx, await neighbour(program.ctx))
  const answers = await Promise.all([1, 2, 3].map(() => report(program, id, ['scam'], { headers })))
  answers.push(await report(program, id, ['duplicate'], { headers, address: '198.51.100.1' }))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(4).fill([200, { data: null }]))
  for (let times = 0; times < 2; times++) await report(program, id, ['scam'], { visitor: 1 })
  expect(await reported(id)).toBe(1)
  expect((await mailTexts()).filter((plain) => plain.includes('Repeated'))).toHaveLength(1)
})

test('a visitor’s repetition is known by the cookie, in another network too', async () => {
  const id = await listing()
  await report(program, id, ['scam'], { visitor: 2 })
  await report(program, id, ['scam'], { visitor: 2, address: '198.51.100.9' })
  expect(await reported(id)).toBe(1)
})

test('the signed-in reporter is known by the headers; what reporting_user says proves nothing and is not stored', async () => {
  const id = await listing()
  const person = await someone(program.ctx)
  const body = { reporting_user: owner.email, reasons: ['duplicate'] }
  const headers = await signedIn(program.ctx, person)
  expect((await call(program, 'POST', `/posts/${id}/report`, headers, body)).status).toBe(200)
  expect(await reportsOf(program, id)).toMatchObject([{ person_id: person.id, confirmed: true }])
  const mail = (await mailsTo(program.ctx, volunteers)).at(-1)
  expect(mail?.headers).toEqual({ 'Reply-To': person.email })
  expect(mail?.plain).not.toContain(owner.email)
  expect((await call(program, 'POST', `/posts/${id}/report`, {}, body)).status).toBe(200)
  expect((await reportsOf(program, id))[1]).toMatchObject({ person_id: null, confirmed: false })
})

/** Reports as accounts that were made today, each in a network of its own. */
async function reportAsNewcomers(id: number, reasonsOf: string[][]) {
  const reporters = await Promise.all(reasonsOf.map(async () => signedIn(program.ctx, await someone(program.ctx))))
  for (const [index, reasons] of reasonsOf.entries())
    await report(program, id, reasons, { headers: reporters[index] ?? {}, address: `198.51.${index}.1` })
}

test('three people hide a listing: its owner is told why, by mail and on the listing, and nobody else sees it', async () => {
  const id = await listing('Hidden by three')
  await reportAsNewcomers(id, [['duplicate'], ['item sold', 'He insulted me']])
  expect(await statusOf(id)).toBe(200)
  await report(program, id, ['duplicate'], { headers: await signedIn(program.ctx, await neighbour(program.ctx)) })
  expect(await statusOf(id)).toBe(403)
  expect((await get(program, '/posts?search_query=Hidden by three')).body.data).toEqual([])
  const headers = await signedIn(program.ctx, owner)
  const why = 'It was reported. Reasons given: duplicate, item sold, something else.'
  const held = { since: expect.stringMatching(/Z$/), why }
  expect((await get(program, `/posts/${id}`, headers)).body.data.post).toMatchObject({ active: true, held })
  const [card] = (await get(program, '/api/user/posts', headers)).body.data
  expect(card).toMatchObject({ id, held })
  const mail = (await mailsTo(program.ctx, owner.email)).at(-1)
  expect(mail?.subject).toBe('Your listing is hidden for now')
  expect(mail?.plain).toContain(why)
  expect(mail?.plain).not.toContain('insulted')
  expect((await mailsTo(program.ctx, volunteers)).at(-1)?.subject).toBe('A listing was reported and is hidden now')
})

test('three at once hide it once', async () => {
  const id = await listing('At once')
  const reporters = await Promise.all([1, 2, 3].map(async () => signedIn(program.ctx, await neighbour(program.ctx))))
  await Promise.all(reporters.map((headers) => report(program, id, ['duplicate'], { headers })))
  const mails = (await mailsTo(program.ctx, owner.email)).filter(({ plain }) => plain.includes('At once'))
  expect([await statusOf(id), mails.length]).toEqual([403, 1])
})

test('whoever has no account opens a case and hides nothing, from however many networks, before and after a release', async () => {
  const id = await listing('Reported by visitors')
  const networks = ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8:1::1', '2001:db8:2::1']
  for (const address of networks) await report(program, id, ['scam'], { address })
  expect([await reported(id), await statusOf(id)]).toEqual([5, 200])
  const cases = await program.ctx.db.selectFrom('cases').select('reasons').where('listing_id', '=', id).execute()
  expect(cases).toEqual([{ reasons: ['scam'] }])
  const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  await decideOnListing(program.ctx, { volunteer, listingId: id, decision: 'release' })
  await reportAsNewcomers(id, [['scam'], ['scam'], ['scam']])
  expect(await statusOf(id)).toBe(200)
})

test('five listings that reports hid within an hour raise an alarm, by mail and on Status', async () => {
  const now = new Date('2027-01-01T12:00:00Z')
  const { clock } = program.ctx
  program.ctx.clock = { now: () => now }
  const headers = [await neighbour(program.ctx), await neighbour(program.ctx), await neighbour(program.ctx)]
  for (let count = 0; count < 5; count++) {
    const id = await listing(`Taken down ${count}`)
    for (const person of headers)
      await report(program, id, ['duplicate'], { headers: await signedIn(program.ctx, person) })
  }
  const subjects = (await mailsTo(program.ctx, volunteers)).slice(-4).map(({ subject }) => subject)
  expect(subjects.at(-1)).toBe('Please look now: reports hid 5 listings within an hour')
  const volunteer = await someVolunteer(program.ctx, 'helper')
  const { body } = await get(program, '/console/health', volunteer.headers)
  expect(body.data.findings).toContainEqual({
    about: 'reports',
    level: 'weak',
    sentence: expect.stringContaining('Reports hid 5 listings within an hour.'),
  })
  program.ctx.clock = clock
})

test('one person alone hides nothing by clearing cookies, nor by unconfirmed accounts', async () => {
  const id = await listing()
  for (const visitor of [10, 11, 12, 13]) await report(program, id, ['scam'], { visitor })
  for (let accounts = 0; accounts < 3; accounts++) {
    const headers = await signedIn(program.ctx, await someone(program.ctx, { confirmed: false }))
    await report(program, id, ['scam'], { headers })
  }
  expect([await reported(id), await statusOf(id)]).toEqual([7, 200])
})

test('one confirmed account hides a listing by calling it a scam, and by nothing else', async () => {
  const id = await listing()
  const [one, other] = [await neighbour(program.ctx), await neighbour(program.ctx)]
  await report(program, id, ['prohibited item', 'This is a scam'], { headers: await signedIn(program.ctx, one) })
  expect(await statusOf(id)).toBe(200)
  await report(program, id, ['scam'], { headers: await signedIn(program.ctx, other) })
  expect(await statusOf(id)).toBe(403)
})

test('a suspended listing stays suspended when its owner renews or edits it', async () => {
  const id = await listing()
  await setListing(program.ctx, id, { held_at: new Date(), held_why: 'It was reported.' })
  const headers = await signedIn(program.ctx, owner)
  expect((await call(program, 'POST', `/posts/${id}/renew`, headers)).body.data.post.held.why).toBe('It was reported.')
  expect(await statusOf(id)).toBe(403)
})

test.each([
  ['no reason', []],
  ['blanks', [' ', '']],
  ['Other alone', ['Other']],
  ['two texts of one’s own', ['lost', 'found']],
  ['10,000 characters', ['x'.repeat(10_000)]],
  ['reasons that are no list', 'scam'],
  ['no reasons at all', undefined],
  ['a reason that is no text', [1]],
])('[MSG-04] reportListing invalid: %s', async (_what, reasons) => {
  const id = await listing()
  const { status, body } = await report(program, id, reasons)
  expect([status, body.errors]).toEqual([422, { reasons: [expect.any(String)] }])
  expect(await reported(id)).toBe(0)
})

test('nobody reports their own listing, or one that others do not see', async () => {
  const id = await listing()
  const own = await report(program, id, ['scam'], { headers: await signedIn(program.ctx, owner) })
  expect([own.status, own.body.error]).toEqual([409, 'This is your own listing.'])
  await setListing(program.ctx, id, sold(new Date()))
  expect((await report(program, id, ['scam'])).body.error).toBe('This listing is sold.')
})
