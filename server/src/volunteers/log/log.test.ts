import { describe, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { mailsTo } from '../../accounts/testing.ts'
import { decide, reportedListing } from '../../moderation/cases/testing-cases.ts'
import { asOwner } from '../../platform/database/testing.ts'
import { close } from '../../privacy/testing.ts'
import { get, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { volunteerJobs } from '../jobs.ts'
import { appointVolunteer } from '../roles/appoint-volunteer.ts'
import { someVolunteer } from '../testing.ts'

const program = await programOfFile()
const steward = await someVolunteer(program.ctx, 'steward')

const log = async (q = '', headers = steward.headers) =>
  (await get(program, `/console/log?q=${encodeURIComponent(q)}`, headers)).body.data

async function send(method: 'POST' | 'PUT', url: string, payload: object, headers = steward.headers) {
  const response = await program.app.inject({ method, url: `/v1${url}`, payload, headers })
  return { status: response.statusCode, body: response.json() }
}

const hide = async (words = 'It is sold.', room = steward) => {
  const { id, caseId } = await reportedListing(program)
  await decide(program, room, caseId, 'keep', words)
  return id
}

test('a decision is found by its listing, with who, in which role, before and after, and without a word that was written', async () => {
  const id = await hide('A sentence to its owner')
  const [entry, ...others] = await log(`listing ${id}`)
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    ...{ by: steward.person.email, role: 'steward', act: 'decide_on_listing', subject: 'listing', subject_id: `${id}` },
    ...{ before: { decision: null, suspended: false }, after: { decision: 'keep' } },
  })
  expect(JSON.stringify(entry)).not.toContain('A sentence')
})

test('a banner, a page and a signal leave a line; what is refused leaves none', async () => {
  const banner = { content: 'Open on Monday', url: null, starts_at_utc: '2026-11-20T20:00:00Z', ends_at_utc: null }
  const { status, body } = await send('POST', '/console/banners', { id: null, version: 0, ...banner })
  expect(status).toBe(200)
  expect(await log(`banner ${body.data.id}`)).toEqual([
    expect.objectContaining({ act: 'edit_banner', before: { version: 0 }, after: { version: 1 } }),
  ])
  const before = (await log()).length
  await send('POST', '/console/banners', { id: null, version: 0, ...banner, content: '' })
  await send('POST', '/console/cases/999999/decision', { decision: 'release' })
  expect(await log()).toHaveLength(before)
  const [signal] = (await get(program, '/console/signals', steward.headers)).body.data
  const { id, kind: _, ...fields } = signal
  await send('PUT', `/console/signals/${id}`, { ...fields, weight: 3 })
  const [entry] = await log(`signal ${id}`)
  expect([entry.before.weight, entry.after.weight]).toEqual([signal.weight, 3])
})

test('the role that the server’s command gives is logged as the command’s', async () => {
  const person = await someone(program.ctx)
  for (let times = 0; times < 2; times++)
    await appointVolunteer(program.ctx, { email: person.email, role: 'moderator' })
  expect(await log(`person ${person.id}`)).toEqual([
    expect.objectContaining({ by: null, role: 'command', before: { role: null }, after: { role: 'moderator' } }),
  ])
})

test('it is searched by act, by what the act does, and by whoever did it', async () => {
  await hide()
  const acts = (rows: { act: string }[]) => [...new Set(rows.map(({ act }) => act))]
  expect(acts(await log('decide_on_listing'))).toEqual(['decide_on_listing'])
  expect(acts(await log('keep it hidden'))).toEqual(['decide_on_listing'])
  const other = await someVolunteer(program.ctx, 'steward')
  expect(await log(other.person.email)).toEqual([])
  expect((await log(steward.person.email)).length).toBeGreaterThan(0)
  expect(await log('%')).toEqual([])
  const subjects = (await log('listing')).map(({ subject }: { subject: string }) => subject)
  expect([...new Set(subjects)]).toEqual(['listing'])
})

describe('the file', () => {
  const download = (q = '') => send('POST', '/console/log/export', { q })

  test('holds a search as a spreadsheet reads it, and leaves a line itself', async () => {
    const id = await hide()
    const { csv, name } = (await download(`listing ${id}`)).body.data
    const [columns, line, end] = csv.split('\r\n')
    expect(name).toMatch(/^volunteers-log-\d{4}-\d\d-\d\d\.csv$/)
    expect(columns).toBe('\uFEFF"id","at_utc","by","role","act","says","subject","subject_id","before","after"')
    const said = `"steward","decide_on_listing","release a listing or keep it hidden"`
    const values = `"{""decision"":null,""suspended"":false}","{""decision"":""keep""}"`
    expect(line).toMatch(/^"\d+","\d{4}-\d\d-\d\dT[\d:.]+Z",/)
    expect(line).toContain(`,"${steward.person.email}",${said},"listing","${id}",${values}`)
    expect(end).toBe('')
    expect((await log('export_log'))[0].after).toEqual({ search: `listing ${id}`, rows: 1 })
  })

  test('a cell that would be a formula is text', async () => {
    await download('=cmd()')
    await program.database.pool.query(
      "insert into volunteer_log (at, role, act, subject, subject_id) values ($1, 'steward', '=1+1', 'log', '+2')",
      [program.ctx.clock.now()],
    )
    const { csv } = (await download()).body.data
    expect(csv).toContain(`"'=1+1"`)
    // Without values before and after.
    expect(csv).toContain(`"'+2","",""\r\n`)
  })
})

const changes = ['update volunteer_log set act = act', 'delete from volunteer_log', 'truncate volunteer_log']

test.each([
  ...changes,
  'alter table volunteer_log disable trigger all',
  'alter table volunteer_log owner to reable_program',
  'create or replace function keep_volunteer_log() returns trigger language plpgsql as $$ begin return old; end $$',
  'drop trigger keep_volunteer_log on volunteer_log',
  'grant all on volunteer_log to reable_program',
  'set session_replication_role = replica',
  'set role reable_owner',
])('the program has no right to change the log, nor to take away what guards it: %s', async (statement) => {
  await hide()
  const before = await log()
  const tried = program.database.pool.query(statement)
  if (statement.startsWith('grant')) await tried
  else await expect(tried).rejects.toMatchObject({ code: '42501' })
  for (const change of changes)
    await expect(program.database.pool.query(change)).rejects.toMatchObject({ code: '42501' })
  expect(await log()).toEqual(before)
})

test.each(changes)('not even who owns the tables takes anything out of it: %s', async (statement) => {
  await hide()
  const before = await log()
  await expect(asOwner(program.database.pool, statement)).rejects.toThrow('the log of the volunteers is kept')
  expect(await log()).toEqual(before)
})

test('each Monday stewards read what was done in the week, and nobody is mailed after a week without anything', async () => {
  const { ctx } = program
  await hide()
  const [{ clock }, sent] = [ctx, (await mailsTo(ctx, steward.person.email)).length]
  await volunteerJobs['mail-volunteer-summary']?.(ctx, {})
  const mail = (await mailsTo(ctx, steward.person.email))[0]
  expect(mail?.subject).toBe('What volunteers did this week')
  expect(mail?.plain).toMatch(/release a listing or keep it hidden, \d+ times/)
  ctx.clock = { now: () => new Date(clock.now().getTime() + 8 * day) }
  await volunteerJobs['mail-volunteer-summary']?.(ctx, {})
  ctx.clock = clock
  expect(await mailsTo(ctx, steward.person.email)).toHaveLength(sent + 1)
})

test('whoever leaves is a number that nobody has any more', async () => {
  const room = await someVolunteer(program.ctx, 'steward')
  const { person, headers } = room
  const listingId = await hide('Sold.', room)
  const own = (await get(program, '/api/user/data', headers)).body.data.volunteer_log
  expect(own).toEqual([expect.objectContaining({ act: 'decide_on_listing', subject_id: `${listingId}` })])
  expect((await close(program, headers, { email: person.email })).status).toBe(200)
  expect((await log(`listing ${listingId}`))[0].by).toBeNull()
})
