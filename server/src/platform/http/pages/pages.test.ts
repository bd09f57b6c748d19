import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { signedIn, someone, testProgram } from '../../../testing.ts'
import { programOfFile } from '../../../testing-file.ts'
import { networkPageLimit } from './page-limits.ts'
import { pagesPlugin } from './pages.ts'

const program = await programOfFile({ LIMITS: 'on' })
let rendered: string[] = []

beforeAll(async () => {
  const { app, serverState: door, limits } = program
  const render = async (request: Request) => {
    rendered.push(new URL(request.url).pathname + new URL(request.url).search)
    expect(request.headers.get('cookie')).toBeNull()
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    if (request.url.endsWith('secret')) headers.set('cache-control', 'no-store')
    const status = request.url.endsWith('lost') ? 404 : request.url.endsWith('broken') ? 500 : 200
    return { status, headers, html: Buffer.from(`<script>1</script>${request.url} flow-id-to-come`) }
  }
  await app.register(
    pagesPlugin({
      ...program.ctx,
      serverState: door,
      limits,
      render,
      readsQueryParameter: (path, name) => path === '/' && name === 'page',
      scripts: ['known()'],
    }),
  )
})
beforeEach(() => {
  rendered = []
})

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const open = (url: string, headers = {}) => program.app.inject({ url, headers })

test('one page is rendered once for all who ask together, whatever else its address and its visitor bring', async () => {
  await Promise.all([open('/?page=2&utm=1'), open('/?page=2', { cookie: 'a=b' }), open('/?x=y&page=2')])
  expect(rendered).toEqual(['/?page=2'])
})

test('a script that got into a rendered page is not named by its policy, which is the same for every page', async () => {
  const injected = await open('/injected')
  expect(injected.body).toContain('<script>1</script>')
  const policy = String(injected.headers['content-security-policy'])
  expect(policy).not.toContain(digest('1'))
  expect((await open('/other')).headers['content-security-policy']).toBe(policy)
})

test('[AUTH-17] a page that says so is cached by nobody, and its token does not reach its rendering', async () => {
  const page = await open('/secret?auth_token=a-code-of-60-seconds')
  expect(page.headers['cache-control']).toBe('no-store')
  expect(rendered).toEqual(['/secret'])
  expect(page.body).not.toContain('a-code')
})

test('[INFO-17] 1,000 pages pass, the 1,001st says when to come back; another visitor behind the same address still reads', async () => {
  const address = { remoteAddress: '198.51.100.7' }
  const view = (cookie?: string) => program.app.inject({ url: '/many', ...address, headers: cookie ? { cookie } : {} })
  for (let page = 0; page < 1000; page++) expect((await view()).statusCode).toBe(200)
  const refused = await view()
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('More than 1,000 pages in 24 hours')
  expect(refused.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  const cookie = cookieOf(await program.app.inject('/v1/health'))
  expect((await view(cookie)).statusCode).toBe(200)
})

test('[INFO-17] a fresh cookie for each page ends at 20,000 pages of one network; another network still reads', async () => {
  const afresh = async (remoteAddress: string) => {
    const cookie = cookieOf(await program.app.inject({ url: '/v1/health', remoteAddress }))
    return program.app.inject({ url: '/many', remoteAddress, headers: { cookie } })
  }
  for (let page = 0; page < 19_999; page++) program.limits.use(networkPageLimit, '192.0.2')
  expect((await afresh('192.0.2.1')).statusCode).toBe(200)
  const refused = await afresh('192.0.2.2')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.body).toContain('More than 20,000 pages in 24 hours were opened from your network')
  expect((await afresh('192.0.3.1')).statusCode).toBe(200)
})

test('[INFO-17] a signed-in person’s devices are counted together; who leaves, by whichever way, is counted alone again', async () => {
  const person = await someone(program.ctx)
  const headers = await signedIn(program.ctx, person)
  const browser = async () => cookieOf(await program.app.inject({ url: '/v1/api/user', headers }))
  const [phone, tablet] = [await browser(), await browser()]
  expect(tablet).toBe(phone)
  for (let page = 0; page < 1000; page++) await open('/many', { cookie: phone })
  expect((await open('/many', { cookie: tablet })).statusCode).toBe(429)
  expect(await browser()).toBe(phone)
  const leave = async (method: 'GET' | 'DELETE' | 'POST', url: string, payload?: object) => {
    const by = { ...(await signedIn(program.ctx, person)), cookie: phone }
    return program.app.inject({ method, url: `/v1${url}`, headers: by, ...(payload && { payload }) })
  }
  const ended = { ...headers, 'x-user-token': 'of a session that has ended', cookie: phone }
  for (const [left, status] of [
    [await leave('DELETE', '/auth/logout'), 200],
    [await leave('DELETE', '/auth/sessions'), 200],
    [await program.app.inject({ url: '/v1/api/user', headers: ended }), 401],
    [await leave('POST', '/api/user/close', { user: { email: person.email } }), 200],
  ] as const) {
    expect(left.statusCode).toBe(status)
    expect(cookieOf(left)).toMatch(/^visitor=/)
    expect((await open('/many', { cookie: cookieOf(left) })).statusCode).toBe(200)
  }
})

const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

test('a page that failed names its flow id and is rendered anew for the next one', async () => {
  const [one, other] = [await open('/broken'), await open('/broken')]
  expect([one.statusCode, rendered]).toEqual([500, ['/broken', '/broken']])
  expect(one.body).toContain(one.headers['x-flow-id'])
  expect(other.body).not.toContain(one.headers['x-flow-id'])
  expect((await open('/whole')).body).toContain('flow-id-to-come')
})

test('a page that is cached has the same headers, limits and log line as one that is rendered', async () => {
  const lines: Record<string, unknown>[] = []
  const { ctx } = program
  const log = { info: (line: Record<string, unknown>) => lines.push(line) } as never
  const second = await testProgram({ LIMITS: 'on' })
  const { app, serverState, limits } = second
  await ctx.publicData.listen(program.database.connection, ctx.log)
  const render = async () => {
    rendered.push('/kept')
    return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), html: Buffer.from('Hello') }
  }
  const common = { readsQueryParameter: () => true, scripts: [], render, serverState, limits }
  await app.register(pagesPlugin({ ...ctx, ...common, config: second.config, log }))
  const address = await app.listen({ port: 0 })
  const view = () => fetch(`${address}/kept`, { headers: { 'accept-encoding': 'identity' } })
  const first = await view()
  expect(lines).toEqual([])
  const cached = await view()
  expect(lines).toEqual([expect.objectContaining({ method: 'GET', route: '/*', status: 200 })])
  expect(rendered).toEqual(['/kept'])
  const names = (response: Response) => [...response.headers].filter(([name]) => !['x-flow-id', 'date'].includes(name))
  expect(names(cached)).toEqual(names(first))
  expect(cached.headers.get('x-flow-id')).toMatch(/^\w{4}-\w{4}$/)
  expect(cached.headers.get('x-flow-id')).toBe(lines[0]?.flow_id)
  const etag = cached.headers.get('etag') ?? ''
  const same = await fetch(`${address}/kept`, { headers: { 'accept-encoding': 'identity', 'if-none-match': etag } })
  expect([same.status, await same.text()]).toEqual([304, ''])
  const head = await fetch(`${address}/kept`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  for (let page = 4; page < 1000; page++) expect((await view()).status).toBe(200)
  expect((await view()).status).toBe(429)
  await second.close()
})

test('[AUTH-06] [GEN-16] [INFO-03] [INFO-04] [INFO-13] [INFO-15] pages may load what the settings name, and nothing else', async () => {
  const second = await testProgram({
    ...{ PUBLIC_URL: 'https://reable.example', ANALYTICS_ADDRESS: 'https://count.example/events' },
    ...{ HOW_TO_VIDEO: 'https://video.example/1', DONATION_FORM: 'https://give.example/form' },
    ...{ RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret', CONTENTFUL_SPACE: 'space', CONTENTFUL_TOKEN: 'token' },
    ...{ MAP_TILES: 'https://tile.example/{z}/{x}/{y}.png', MAP_TILES_CREDIT: '© Everyone' },
    ...{ S3_ENDPOINT: 'https://store.example', S3_BUCKET: 'photos', S3_REGION: 'ca-1', S3_ACCESS_KEY_ID: 'id' },
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const render = async () => ({ status: 200, headers: new Headers(), html: Buffer.from('Hello') })
  const common = { readsQueryParameter: () => true, scripts: [], render }
  await second.app.register(pagesPlugin({ ...second, ...second.ctx, ...common }))
  const policy = String((await second.app.inject('/one')).headers['content-security-policy'])
  const google = 'https://www.google.com/recaptcha/'
  for (const part of [
    "img-src 'self' data: https://images.ctfassets.net https://tile.example;",
    `connect-src 'self' ${google} https://count.example https://store.example;`,
    `frame-src ${google} https://recaptcha.google.com/recaptcha/ https://video.example https://give.example;`,
    'upgrade-insecure-requests',
  ])
    expect(policy).toContain(part)
  expect((await open('/one')).headers['content-security-policy']).not.toMatch(/https:|upgrade-insecure/)
  await second.close()
})
