import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { someListing, someone } from '../../../testing.ts'
import { programOfFile } from '../../../testing-file.ts'
import { pagesPlugin } from './pages.ts'

const program = await programOfFile({ PUBLIC_URL: 'https://reable.example' })

beforeAll(async () => {
  await someListing(program.ctx, await someone(program.ctx))
  const { app, ctx, database, serverState, limits } = program
  await ctx.publicData.listen(database.connection, ctx.log)
  const render = async ({ url }: Request) => {
    const { pathname } = new URL(url)
    const status = pathname === '/' ? 200 : 404
    return { status, headers: new Headers({ 'content-type': 'text/html' }), html: Buffer.from(`${status} ${pathname}`) }
  }
  await app.register(
    pagesPlugin({ ...program.ctx, serverState, limits, render, readsQueryParameter: () => true, scripts: [] }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})

type Answer = { status: number; headers: Map<string, string>; body: string }

/** The answer to exactly these bytes as the target of a request, which no client would send. */
async function ask(target: string | Buffer, method = 'GET'): Promise<Answer> {
  const { port } = program.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const end = ' HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n'
  socket.write(Buffer.concat([Buffer.from(`${method} `), Buffer.from(target), Buffer.from(end)]))
  const [head = '', ...body] = (await text(socket)).split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = fields.map((field) => field.split(/: (.*)/s, 2)) as [string, string][]
  return {
    status: Number(line.split(' ')[1]),
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body: body.join('\r\n\r\n'),
  }
}

const flowId = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/

/** What every answer has, whatever was asked: a promised status, the headers, and no address of somebody else. */
function expectDecent({ status, headers, body }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(200)
  expect(status).toBeLessThan(500)
  expect(headers.get('x-flow-id')).toMatch(flowId)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
  expect(headers.has('x-evil')).toBe(false)
  const location = headers.get('location')
  if (location) expect(new URL(location, 'https://reable.example').origin).toBe('https://reable.example')
  expect(body).not.toMatch(/\/\/evil\.test/)
}

const envelope = {
  error: 'There is nothing at this address.',
  code: 'not_found',
  flow_id: expect.stringMatching(flowId),
}

function expectNotFoundByApi(answer: Answer): void {
  expectDecent(answer)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8'])
  expect(JSON.parse(answer.body)).toEqual(envelope)
}

test.each([
  ...['/%0a', '/aboutus%0a', '/%0d%0aX-Evil:%201', '/%e2%80%a8', '/aboutus%E2%80%A9', '/%00', '/a%1bb', '/%7f'],
  ...['/%', '/%zz', '/%c0%ae', '/posts/%', '/posts/%ff?page=1', '//evil.test/%', '/./%zz', '/v1%0a', '/v1x/%', '*'],
  ...['http://evil.test/%0a', 'http://evil.test/%zz', '/pictures/%', '/assets/%zz', '/dev/outbox/%0a'],
])('%s is the lost page, with every header', async (target) => {
  const answer = await ask(target)
  expectDecent(answer)
  expect([answer.status, answer.body]).toEqual([404, '404 /404'])
})

test.each([
  ...['/v1', '/v1/', '/v1/nothing', '/v1/posts//272', '/v1/posts/./272', '/v1/%zz', '/v1/posts/%', '/v1/posts/%0a'],
  ...[
    '/v1?x=1',
    '/v1\\posts',
    '/v1/%2e%2e/v1/health',
    '/v1//posts?page=1',
    '/v1/../v1/health',
    `/v1/${'a'.repeat(900)}`,
  ],
  ...['/v1/posts/3/nothing', '/v1/auth/login', '/v1/openapi.json/x', '/v1/404', 'http://evil.test/v1/%'],
])('%s answers that there is nothing, as the API does', async (target) => {
  expectNotFoundByApi(await ask(target))
})

test('what is no HTTP is refused with the envelope and the headers of every other answer', async () => {
  for (const target of [Buffer.from('/caf\xe9', 'latin1'), 'aboutus', '?x', '/a b', '/\u0001']) {
    const answer = await ask(target)
    expectDecent(answer)
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'malformed', flow_id: answer.headers.get('x-flow-id') })
  }
  const long = await ask(`/${'a'.repeat(20_000)}`)
  expectDecent(long)
  expect(long.status).toBe(431)
})

describe('of whatever path', () => {
  const starts = ['', 'v1', 'v1/posts/', 'posts/', 'pictures/', 'assets/', 'dev/outbox/', 'sitemap.xml', 'aboutus']
  const odd = ['%', '%zz', '%0a', '%0d%0aX-Evil:%201', '%e2%80%a8', '%00', '%c0%ae', '%2e', '%2f', '%5c', '%ff']
  const plain = ['/', '//', '\\', '.', '..', '?', '#', '@', ':', ';', 'a', '//evil.test', '.data']
  const piece = fc.oneof(fc.constantFrom(...odd, ...plain), fc.string({ maxLength: 3 }))
  const path = fc
    .tuple(fc.constantFrom(...starts), fc.array(piece, { maxLength: 6 }))
    .map(([start, pieces]) => Buffer.from(`/${start}${pieces.join('')}`))
  const bytes = fc.uint8Array({ maxLength: 12 }).map((given) => Buffer.concat([Buffer.from('/'), given]))
  // A blank or the end of a line ends the target: what follows is another line of the request.
  const target = fc
    .oneof({ weight: 4, arbitrary: path }, bytes)
    .filter((given) => !/[ \r\n]/.test(given.toString('latin1')))
  const method = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST')

  test('no answer is an internal error, each has its headers, and none leads elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(target, method, async (target, method) => expectDecent(await ask(target, method))),
      { numRuns: 1_500 },
    )
  })
})
