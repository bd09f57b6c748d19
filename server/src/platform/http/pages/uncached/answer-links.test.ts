import { afterAll, beforeAll, expect, test } from 'vitest'
import { servePages } from './testing.ts'

let served: Awaited<ReturnType<typeof servePages>>
let rendered = 0

beforeAll(async () => {
  const render = async (request: Request) => {
    rendered += 1
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public' })
    return { status: 200, headers, html: Buffer.from(`For ${new URL(request.url).searchParams.get('token')}`) }
  }
  served = await servePages({ linkPaths: ['/messages/open'], render })
})
afterAll(() => served.close())

const open = (token: string) => served.app.inject({ url: `/messages/open?token=${token}`, remoteAddress: '192.0.2.9' })

test('a page by a link is made for each who opens it, and nobody keeps a copy', async () => {
  rendered = 0
  const answers = [await open('rosas'), await open('bens'), await open('rosas')]
  expect(answers.map(({ body }) => body)).toEqual(['For rosas', 'For bens', 'For rosas'])
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(3).fill('no-store'))
  expect(rendered).toBe(3)
})

test('at any other address the token reaches no page', async () => {
  expect((await served.app.inject('/messages?token=rosas')).body).toBe('For null')
})

test('its token stands in no line of the log', async () => {
  served.lines.length = 0
  await open('secret4711')
  expect(served.lines.map((line) => JSON.parse(line).route)).toEqual(['/messages/open'])
  expect(served.lines.join('')).not.toContain('secret4711')
})
