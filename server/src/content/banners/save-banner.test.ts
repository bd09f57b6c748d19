import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { call, type Program } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { seedBanner } from './seed-banner.ts'

let program: Program
let volunteer: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  headers = await signedIn(program.ctx, volunteer)
})
afterAll(() => program.close())

const draft = {
  ...{ id: null, version: 0, content: ' Closed on\nMonday. ', url: '/aboutus' },
  ...{ starts_at_utc: '2026-01-01T08:00:00.000Z', ends_at_utc: null },
}
const save = (change: object, by = headers) => call(program, 'POST', '/console/banners', by, { ...draft, ...change })
const shown = async () => (await get(program, '/api/banners/latest_active')).body.data

test('[GEN-06] a banner that a volunteer adds or changes shows at once, stored with its author and time', async () => {
  await seedBanner(program.ctx, { content: 'Delivered.', url: null })
  const { status, body } = await save({ starts_at_utc: new Date().toISOString() })
  expect([status, body.data]).toMatchObject([
    200,
    { version: 1, content: 'Closed on Monday.', changed_by: volunteer.email },
  ])
  expect(await shown()).toEqual({ content: 'Closed on Monday.', url: '/aboutus' })
  const { starts_at_utc, ends_at_utc, id, version } = body.data
  const again = await save({ id, version, content: 'Closed on Tuesday.', url: '', starts_at_utc, ends_at_utc })
  expect(again.body.data).toMatchObject({ id, version: 2, url: null })
  expect((await shown()).content).toBe('Closed on Tuesday.')
  const { data } = (await get(program, '/console/banners', headers)).body
  type Listed = { content: string; changed_by: string; version: number }
  expect(data.map(({ content, changed_by, version }: Listed) => [content, changed_by, version])).toEqual([
    ['Closed on Tuesday.', volunteer.email, 2],
    ['Delivered.', null, 1],
  ])
  const versions = program.ctx.db
    .selectFrom('banner_versions')
    .select(['version', 'content'])
    .where('banner_id', '=', id)
  expect(await versions.orderBy('version').execute()).toEqual([
    { version: 1, content: 'Closed on Monday.' },
    { version: 2, content: 'Closed on Tuesday.' },
  ])
})

test('sent twice at once it is one banner, and once more is no further version', async () => {
  const [one, other] = await Promise.all([save({ content: 'Twice.' }), save({ content: 'Twice.' })])
  expect([one.status, other.status, other.body.data.id]).toEqual([200, 200, one.body.data.id])
  const { id } = one.body.data
  const change = { id, version: 1, content: 'Changed.' }
  expect((await save(change)).body.data.version).toBe(2)
  expect((await save(change)).body.data.version).toBe(2)
  const banners = program.ctx.db.selectFrom('banners').select('id').where('content', 'in', ['Twice.', 'Changed.'])
  expect(await banners.execute()).toEqual([{ id }])
})

test('an address is stored without characters that no text may contain', async () => {
  expect((await save({ content: 'Odd.', url: ' /about\u0000us ' })).body.data.url).toBe('/aboutus')
})

test('saveBanner malformed: with a key that is none', async () => {
  expect((await save({}, { ...headers, 'idempotency-key': '' })).body.code).toBe('malformed')
})

test('saveBanner conflict: somebody else changed it since', async () => {
  const { id } = (await save({ content: 'Soon.' })).body.data
  const both = await Promise.all(['A', 'B'].map((content) => save({ id, version: 1, content })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.each([
  ['content', { content: ' ' }, 'Please write what the banner says'],
  ['content', { content: 'x'.repeat(301) }, 'Use at most 300 characters for what the banner says'],
  ['url', { url: 'javascript:x()' }, 'The address must be a path of this site or start with http:// or https://'],
  ['url', { url: '/\t/evil.example' }, 'The address must be a path of this site or start with http:// or https://'],
  ['url', { url: 'http:///evil.example' }, 'The address must be a path of this site or start with http:// or https://'],
  ['url', { url: `/${'x'.repeat(2000)}` }, 'Use at most 2,000 characters for the address'],
  ['ends_at_utc', { ends_at_utc: '2025-12-31T08:00:00Z' }, 'Last day: please choose an end after the beginning'],
  ['starts_at_utc', { starts_at_utc: 'soon' }, "'starts_at_utc': please send a moment such as 2026-03-09T17:00:00Z"],
])('saveBanner invalid: %s of %j', async (field, change, sentence) => {
  const { status, body } = await save(change)
  expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
})

test('listBanners not_found, saveBanner not_found: for all but volunteers, and for what is no banner', async () => {
  const member = await signedIn(program.ctx, await someone(program.ctx))
  for (const by of [{}, member]) {
    expect((await get(program, '/console/banners', by)).body.code).toBe('not_found')
    for (const change of [{}, { content: 3 }, { unknown: 1 }])
      expect((await save(change, by as Record<string, string>)).body.code).toBe('not_found')
  }
  expect((await save({ id: 999_999, version: 1 })).status).toBe(404)
})

test('listBanners signed_out, saveBanner signed_out: with a token that is none', async () => {
  const stranger = { ...headers, 'x-user-token': 'x'.repeat(43) }
  expect((await get(program, '/console/banners', stranger)).body.code).toBe('signed_out')
  expect((await save({}, stranger)).body.code).toBe('signed_out')
})

test('the list names the 50 banners that start last, of two at once the newer one first; what a volunteer did is in the log', async () => {
  const { db } = program.ctx
  const at = (days: number) => new Date(Date.UTC(2030, 0, 1 + days))
  const made = Array.from({ length: 51 }, (_, number) => ({
    content: `No. ${number}`,
    url: null,
    // Two at a time.
    starts_at: at(Math.floor(number / 2)),
  }))
  const created_at = program.ctx.clock.now()
  const rows = await db
    .insertInto('banners')
    .values(made.map((row) => ({ ...row, created_at })))
    .returning(['id', 'content', 'url', 'starts_at'])
    .execute()
  const versions = rows.map(({ id, ...row }) => ({ ...row, banner_id: id, version: 1, changed_at: created_at }))
  await db.insertInto('banner_versions').values(versions).execute()
  const first = { content: 'At once with the last.', starts_at_utc: at(25).toISOString() }
  const { id, version } = (await save(first)).body.data
  await save({ ...first, id, version, content: 'Changed.' })
  const { data } = (await get(program, '/console/banners', headers)).body
  const names = data.map(({ content }: { content: string }) => content)
  expect(names).toEqual(['Changed.', ...made.map(({ content }) => content).toReversed()].slice(0, 50))
  const log = db.selectFrom('volunteer_log').select(['act', 'before', 'after']).where('subject_id', '=', String(id))
  expect(await log.where('subject', '=', 'banner').orderBy('id').execute()).toEqual([
    { act: 'edit_banner', before: { version: 0 }, after: { version: 1 } },
    { act: 'edit_banner', before: { version: 1 }, after: { version: 2 } },
  ])
})
