import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { programOfFile } from '../testing-file.ts'
import { checkManuals, isThere } from './check-manuals.ts'
import { insertManual, selectManuals, selectShown } from './manual-queries.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start
let answer: RequestListener
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  answer(request, response)
})

const program = await programOfFile()
program.ctx.clock = { now: () => now }
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(async () => {
  server.close()
})
beforeEach(() => {
  now = start
  asked.length = 0
})

const addressOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
const status =
  (code: number, headers = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(code, headers).end()
const shown = () => selectShown(program.ctx, { brandKey: 'PR1DE', modelKey: '501', limit: 5 })
const stored = async () => (await selectManuals(program.ctx, { limit: 9, offset: 0 }))[0]
const later = (days: number) => {
  now = new Date(now.getTime() + days * day)
}

test('a manual is looked at each month; one where nothing is twice, a week apart, goes and waits for a volunteer', async () => {
  const fields = { brand: 'Pride', model: '501', title: 'Manual', address: addressOf('/501.pdf') }
  await insertManual(program.ctx, { fields, withdrawn: false, version: 1, volunteerId: null })
  answer = status(200)
  await checkManuals(program.ctx)
  expect(asked).toEqual(['HEAD /501.pdf'])
  later(29)
  await checkManuals(program.ctx)
  expect(asked).toHaveLength(1)
  answer = status(404)
  later(1)
  await checkManuals(program.ctx)
  expect(asked.slice(1)).toEqual(['HEAD /501.pdf', 'GET /501.pdf'])
  await checkManuals(program.ctx)
  expect([asked.length, await shown()]).toEqual([3, [expect.objectContaining({ title: 'Manual' })]])
  answer = status(200)
  later(7)
  await checkManuals(program.ctx)
  expect(await stored()).toMatchObject({ failed_at: null, dead_at: null })
  answer = status(500)
  later(30)
  await checkManuals(program.ctx)
  later(7)
  await checkManuals(program.ctx)
  expect(await shown()).toEqual([])
  expect(await stored()).toMatchObject({ dead_at: now })
  const before = asked.length
  later(100)
  await checkManuals(program.ctx)
  expect(asked).toHaveLength(before)
})

test.each([
  ['is there', true, status(200)],
  [
    'answers GET alone',
    true,
    (request, response) => void response.writeHead(request.method === 'GET' ? 200 : 405).end('%PDF'),
  ],
  ['asks people to log in', true, status(401)],
  ['lets no machine in', true, status(403)],
  ['has moved', true, status(301, { location: '/manuals/501-2.pdf' })],
  ['has moved to a maker’s host', true, status(302, { location: 'https://maker.example/501.pdf' })],
  ['leads to no page', false, status(302, { location: 'mailto:help@maker.example' })],
  ['is not found', false, status(404)],
  ['leads to the start page', false, status(302, { location: '/' })],
  ['leads nowhere', false, status(302)],
  ['is gone', false, status(410)],
  ['hangs up', false, (request) => void request.socket.destroy()],
] as [string, boolean, RequestListener][])(
  'a page that %s is taken for there: %s',
  async (_name, expected, answers) => {
    answer = answers
    expect(await isThere(addressOf('/501.pdf'), { publicOnly: false })).toBe(expected)
  },
)

test('no address of this machine is called, whatever its name', async () => {
  answer = status(200)
  for (const host of ['127.0.0.1', 'localhost']) {
    const address = addressOf('/501.pdf').replace('127.0.0.1', host)
    expect(await isThere(address, { publicOnly: true })).toBe(false)
  }
  expect(asked).toEqual([])
})
