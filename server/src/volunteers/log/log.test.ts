import { acts } from '@reable/contract/volunteers/rules'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { day, minute } from '#platform/clock'
import { mailsTo } from '../../accounts/testing.ts'
import { asOwner } from '../../platform/database/testing.ts'
import { close } from '../../privacy/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { volunteerJobs } from '../jobs.ts'
import { appointVolunteer } from '../roles/appoint-volunteer.ts'
import { someVolunteer } from '../testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let steward: Awaited<ReturnType<typeof someVolunteer>>

beforeAll(async () => {
  program = await testProgram()
  steward = await someVolunteer(program.ctx, 'steward')
})
afterAll(() => program.close())

const log = async (q = '', headers = steward.headers) =>
  (await get(program, `/console/log?q=${encodeURIComponent(q)}`, headers)).body.data

async function send(method: 'POST' | 'PUT', url: string, payload: object, headers = steward.headers) {
  const response = await program.app.inject({ method, url: `/v1${url}`, payload, headers })
  return { status: response.statusCode, body: response.json() }
}

const hide = async (words = 'It is sold.') => {
  const listingId = await someListing(program.ctx, await someone(program.ctx))
  await send('POST', `/console/posts/${listingId}/decision`, { decision: 'keep', words })
  return listingId
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
  await send('POST', '/console/posts/999999/decision', { decision: 'release' })
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

test('of very many the latest thousand are counted and paged through, and older ones are found by their day', async () => {
  const other = await testProgram()
  const { headers } = await someVolunteer(other.ctx, 'steward')
  await other.database.pool.query(`insert into volunteer_log (at, role, act, subject, subject_id)
    select '2025-03-02T06:59:59Z'::timestamptz + (n / 1150) * interval '1 second', 'steward', 'claim_case', 'case', n::text
    from generate_series(1, 1200) n`)
  const found = async (query: string) => {
    const { body, headers: answered } = await get(other, `/console/log${query}`, headers)
    const { last_page: pages, total_posts: total } = JSON.parse(String(answered['x-pagination']))
    return { ids: body.data.map(({ subject_id }: { subject_id: string }) => subject_id), more: body.more, pages, total }
  }
  expect(await found('')).toMatchObject({ more: true, total: 1000, pages: 20 })
  expect((await found('?page=20')).ids.at(-1)).toBe('201')
  expect((await found('?page=21')).ids).toEqual([])
  // In Vancouver the day begins at 7 by UTC, the year round.
  const day = await found('?q=2025-03-02')
  expect(day).toMatchObject({ more: false, total: 51 })
  expect([day.ids[0], day.ids.at(-1)]).toEqual(['1200', '1151'])
  expect(await found('?q=2025-03-03')).toMatchObject({ total: 0 })
  expect(await found('?q=2025-13-03')).toMatchObject({ total: 0 })
  const banners = `insert into volunteer_log (at, role, act, subject, subject_id)
    select $2, 'helper', 'edit_banner', 'banner', n::text from generate_series(1, $1::integer) n`
  for (const [added, more] of [
    [1000, false],
    [1, true],
  ] as const) {
    await other.database.pool.query(banners, [added, program.ctx.clock.now()])
    expect(await found('?q=edit_banner')).toMatchObject({ more, total: 1000 })
  }
  await other.close()
})

test('listLog signed_out, listLog not_found: it is volunteers’ alone', async () => {
  const unknown = { 'x-user-token': 'guess', 'x-user-email': 'a@example.org' }
  expect((await get(program, '/console/log', unknown)).body.code).toBe('signed_out')
  expect((await get(program, '/console/log', await signedIn(program.ctx, await someone(program.ctx)))).status).toBe(404)
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

  test('exportLog signed_out, exportLog not_found, exportLog invalid: nobody else’s, and nothing else is asked', async () => {
    const unknown = { 'x-user-token': 'guess', 'x-user-email': 'a@example.org' }
    expect((await send('POST', '/console/log/export', { q: '' }, unknown)).body.code).toBe('signed_out')
    const stranger = await signedIn(program.ctx, await someone(program.ctx))
    expect((await send('POST', '/console/log/export', { q: '' }, stranger)).body.code).toBe('not_found')
    expect((await send('POST', '/console/log/export', { q: '', all: true })).body.code).toBe('invalid')
  })
})

const logAct = (act: string, at: Date) =>
  program.database.pool.query(
    "insert into volunteer_log (at, volunteer_id, role, act, subject, subject_id) values ($1, $2, 'steward', $3, 'case', '1')",
    [at, steward.person.id, act],
  )

const changes = ['update volunteer_log set act = act', 'delete from volunteer_log', 'truncate volunteer_log']

test.each([
  ...changes,
  'alter table volunteer_log disable trigger all',
  'alter table volunteer_log disable trigger keep_volunteer_log',
  'alter table volunteer_log drop column act',
  'alter table volunteer_log owner to reable_program',
  'create trigger mine before insert on volunteer_log for each row execute function note_change()',
  'create rule mine as on insert to volunteer_log do instead nothing',
  'create or replace function keep_volunteer_log() returns trigger language plpgsql as $$ begin return old; end $$',
  'drop trigger keep_volunteer_log on volunteer_log',
  'drop table volunteer_log',
  'drop schema public cascade',
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

test('the mail of a week names first what was done most, by the alphabet what was done as often, and nothing of before', async () => {
  const { ctx } = program
  const { clock } = ctx
  const now = new Date(clock.now().getTime() + 30 * day)
  const done = ['note_on_case', 'edit_page', 'claim_case', 'undo_decision', 'undo_decision', 'edit_banner', 'read_log']
  // What nobody can do any more is named as it was logged.
  for (const act of [...done, 'act_of_before']) await logAct(act, now)
  await logAct('export_log', new Date(now.getTime() - 7 * day))
  await logAct('give_role', new Date(now.getTime() - 7 * day - minute))
  ctx.clock = { now: () => now }
  await volunteerJobs['mail-volunteer-summary']?.(ctx, {})
  ctx.clock = clock
  const lines = (await mailsTo(ctx, steward.person.email))[0]?.plain.matchAll(/^.*: (.*, (?:once|\d+ times))$/gm) ?? []
  const inOrder = ['claim_case', 'edit_banner', 'edit_page', 'export_log', 'note_on_case', 'read_log'] as const
  expect([...lines].map(([, line]) => line)).toEqual([
    `${acts.undo_decision.does}, 2 times`,
    'act_of_before, once',
    ...inOrder.map((act) => `${acts[act].does}, once`),
  ])
})

test('whoever leaves is a number that nobody has any more', async () => {
  const { person, headers } = await someVolunteer(program.ctx, 'steward')
  const listingId = await someListing(program.ctx, await someone(program.ctx))
  await send('POST', `/console/posts/${listingId}/decision`, { decision: 'keep', words: 'Sold.' }, headers)
  const own = (await get(program, '/api/user/data', headers)).body.data.volunteer_log
  expect(own).toEqual([expect.objectContaining({ act: 'decide_on_listing', subject_id: `${listingId}` })])
  expect((await close(program, headers, { email: person.email })).status).toBe(200)
  expect((await log(`listing ${listingId}`))[0].by).toBeNull()
})
