import type { RequestListener } from 'node:http'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { mailsTo } from '../../moderation/testing.ts'
import { testProgram } from '../../testing.ts'
import { recallsServer } from '../testing.ts'
import { findFileState } from './file-queries.ts'
import { countOpenNotices } from './notice-queries.ts'
import { refreshRecalls } from './refresh-recalls.ts'

const site = await recallsServer()
const program = await testProgram(site.env)
const { ctx } = program
afterAll(async () => {
  await program.close()
  site.close()
})

let now = Date.parse('2026-11-20T12:00:00Z')
ctx.clock = { now: () => new Date(now) }
beforeEach(() => {
  now += day
})

const row = (nid: number, changes: object = {}) => ({
  ...{
    NID: String(nid),
    Title: `Rollator "${nid}" {recalled}`,
    URL: null,
    Organization: 'Medical devices',
    Product: null,
  },
  ...{
    Issue: null,
    'What you should do': 'Stop.\\',
    Category: '',
    'Recall class': '--',
    'Last updated': null,
    Archived: '1',
  },
  ...changes,
})
const file = (rows: number, changes: object = {}) => Array.from({ length: rows }, (_, at) => row(at + 1, changes))
const serve = (answer: string | RequestListener) => {
  site.state.answer = typeof answer === 'string' ? (_request, response) => void response.end(answer) : answer
}
const refresh = () => refreshRecalls(ctx, '[]')
const good = JSON.stringify(file(20))
const changedAt = 'Fri, 20 Nov 2026 12:00:00 GMT'
const mails = () => mailsTo(ctx, ctx.config.mail.volunteers)

test('the file is read row by row, whatever stands in its texts, with the day on which it was looked at', async () => {
  serve(`\ufeff\n${JSON.stringify([...file(19), row(20, { Title: 'Roasted nuts' })], null, 2)}\n`)
  await refresh()
  expect(await findFileState(ctx)).toMatchObject({ row_count: 20, checked_on: '2026-11-21', failure: null })
  expect(await countOpenNotices(ctx)).toBe(19)
})

test.each<[string, string, string | RequestListener]>([
  ['stops in the middle', 'cut_off', good.slice(0, 2000)],
  ['stops behind a row', 'cut_off', `${good.slice(0, good.indexOf('},{') + 1)}`],
  ['has less than nine tenths of its rows', 'fewer', JSON.stringify(file(17))],
  ['is empty', 'not_json', ''],
  ['has no rows', 'fewer', '[]'],
  [
    'calls its fields something else',
    'renamed',
    JSON.stringify(file(20).map(({ NID, ...rest }) => ({ ...rest, id: NID }))),
  ],
  ['has become a page', 'not_json', '<!doctype html><title>Moved</title>'],
  ['is an object', 'not_json', JSON.stringify({ data: file(20) })],
  ['is one row without an end', 'not_json', `[{"Title":"${'x'.repeat(600_000)}"}]`],
  ['is gone', 'unreachable', (_request, response) => void response.writeHead(404).end(good)],
  [
    'sends elsewhere',
    'unreachable',
    (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end(),
  ],
  ['has 200 MB', 'too_large', (_request, response) => sendMuch(response)],
])('a file that %s keeps the last good one, says why, and is mailed about once', async (_what, failure, answer) => {
  serve(good)
  await refresh()
  const before = (await mails()).length
  serve(answer)
  await refresh()
  await refresh()
  expect(await findFileState(ctx)).toMatchObject({ row_count: 20, failure })
  expect(await countOpenNotices(ctx)).toBe(20)
  expect((await mails()).length - before).toBe(1)
})

test('a file that has not changed is asked for with its validators, and counts as looked at', async () => {
  serve((request, response) => {
    if (request.headers['if-none-match'] === '"a"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"a"', 'last-modified': changedAt }).end(good)
  })
  await refresh()
  now += day
  await refresh()
  const { checked_on, row_count } = (await findFileState(ctx)) ?? {}
  expect([checked_on, row_count]).toEqual([new Date(now).toISOString().slice(0, 10), 20])
  expect(site.state.requests.at(-1)).toMatchObject({ 'if-none-match': '"a"', 'if-modified-since': changedAt })
  // Another address has a file of its own: as many rows as it has are taken, and no validators are known of it.
  const { config } = ctx
  ctx.config = { ...config, providers: { ...config.providers, recalls: `${config.providers.recalls}?elsewhere` } }
  serve(JSON.stringify(file(2)))
  await refresh()
  expect(site.state.requests.at(-1)).not.toHaveProperty('if-none-match')
  const elsewhere = { source: expect.stringMatching(/elsewhere$/), row_count: 2 }
  expect(await findFileState(ctx)).toMatchObject(elsewhere)
  // One that nothing is known of says nothing by being the same still.
  ctx.config = { ...config, providers: { ...config.providers, recalls: `${config.providers.recalls}?third` } }
  serve((_request, response) => void response.writeHead(304).end())
  await refresh()
  ctx.config = config
  expect(await findFileState(ctx)).toMatchObject(elsewhere)
})

test('outside of tests the file is fetched from nowhere on this machine or its network', async () => {
  serve(good)
  const open = await testProgram(site.env)
  const before = site.state.requests.length
  await refreshRecalls({ ...open.ctx, config: { ...open.config, appEnv: 'demo' } }, good)
  expect(await findFileState(open.ctx)).toMatchObject({ checked_on: null, failure: 'unreachable' })
  expect(site.state.requests).toHaveLength(before)
  await open.close()
})

test('without an address nothing is taken in production, and the shipped file elsewhere', async () => {
  const open = await testProgram()
  await refreshRecalls({ ...open.ctx, config: { ...open.config, appEnv: 'production' } }, good)
  expect(await findFileState(open.ctx)).toBeUndefined()
  await refreshRecalls(open.ctx, good)
  expect(await findFileState(open.ctx)).toMatchObject({ source: 'shipped', row_count: 20 })
  await open.close()
})

/** Rows without end, until nobody listens. */
function sendMuch(response: Parameters<RequestListener>[1]): void {
  const rows = Buffer.from(`${JSON.stringify(file(2000)).slice(1, -1)},`)
  response.write('[')
  const more = () => {
    while (!response.destroyed && response.write(rows));
  }
  response.on('drain', more)
  more()
}
