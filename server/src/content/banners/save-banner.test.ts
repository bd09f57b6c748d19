import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { get, signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { seedBanner } from './seed-banner.ts'

const program = await programOfFile()
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const headers = await signedIn(program.ctx, volunteer)

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
    .selectFrom('versions')
    .select(['version', sql`fields ->> 'content'`.as('content')])
    .where('kind', '=', 'banner')
    .where('key', '=', String(id))
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

test('a banner that somebody else changed since is not saved over', async () => {
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
])('a banner is refused at its field: %s of %j', async (field, change, sentence) => {
  const { status, body } = await save(change)
  expect([status, body.errors]).toEqual([422, { [field]: [sentence] }])
})
