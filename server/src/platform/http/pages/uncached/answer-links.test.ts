import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../../../testing.ts'
import { type App, createApp } from '../../app.ts'
import { pagesPlugin } from '../pages.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let app: App
const lines: string[] = []
let rendered = 0

const log = pino(
  { level: 'info' },
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)

beforeAll(async () => {
  program = await testProgram({ LIMITS: 'on' })
  const { config, limits } = program
  const served = createApp(config, log)
  app = served.app
  const render = async (request: Request) => {
    rendered += 1
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' })
    return { status: 200, headers, html: Buffer.from(`For ${new URL(request.url).searchParams.get('token')}`) }
  }
  const options = { readsQueryParameter: () => false, linkPaths: ['/messages/open'], scripts: [], render }
  await app.register(pagesPlugin({ ...program.ctx, log, serverState: served.serverState, limits, ...options }))
})
afterAll(async () => {
  await app.close()
  await program.close()
})

const open = (token: string) => app.inject({ url: `/messages/open?token=${token}`, remoteAddress: '192.0.2.9' })

test('a page by a link is made for each who opens it, and nobody keeps a copy', async () => {
  rendered = 0
  const answers = [await open('rosas'), await open('bens'), await open('rosas')]
  expect(answers.map(({ body }) => body)).toEqual(['For rosas', 'For bens', 'For rosas'])
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('no-store'))
  expect(rendered).toBe(3)
})

test('at any other address the token reaches no page', async () => {
  expect((await app.inject('/messages?token=rosas')).body).toBe('For null')
})

test('its token stands in no line of the log', async () => {
  lines.length = 0
  await open('secret4711')
  expect(lines.map((line) => JSON.parse(line).route)).toEqual(['/messages/open'])
  expect(lines.join('')).not.toContain('secret4711')
})

test('[INFO-17] pages by a link count as pages', async () => {
  for (let page = 0; page < 1000; page++) await open('rosas')
  expect((await open('rosas')).statusCode).toBe(429)
})
