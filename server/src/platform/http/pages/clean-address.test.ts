import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { programOfFile } from '../../../testing-file.ts'
import { pagesPlugin } from './pages.ts'

const program = await programOfFile({ PUBLIC_URL: 'https://reable.example' })
const rendered: string[] = []

beforeAll(async () => {
  const { app, serverState: door, limits } = program
  const render = async ({ url }: Request) => {
    rendered.push(url)
    return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), html: Buffer.from(url) }
  }
  await app.register(
    pagesPlugin({ ...program.ctx, serverState: door, limits, render, readsQueryParameter: () => true, scripts: [] }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})

/** The first lines of an answer to exactly this request line: a client would normalize the address before it asks. */
async function ask(target: string, method = 'GET') {
  const { port } = program.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`)
  const answer = await text(socket)
  return { status: Number(answer.split(' ')[1]), location: /\r\nlocation: (.*)\r\n/i.exec(answer)?.[1], answer }
}

test.each([
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['/.//evil.example/posts/3', '/evil.example/posts/3'],
  ['/\\evil.example', '/evil.example'],
  ['/%2e/', '/'],
  ['/%2E%2e//evil.example/', '/evil.example/'],
  ['/posts/../about', '/about'],
  ['http://evil.example//evil.example/x', '/evil.example/x'],
  ['/posts/19.', '/posts/19'],
  ['/posts/19%20', '/posts/19'],
  ['/posts/19%E2%80%9D).', '/posts/19'],
  ['/confirmation?confirmation_token=a-b_c%3E.', '/confirmation?confirmation_token=a-b_c'],
])('%s leads to %s, on this site', async (target, clean) => {
  expect(await ask(target)).toMatchObject({ status: 308, location: clean })
})

test('a page calls itself by the address of the site, whoever the request line or its Host names', async () => {
  rendered.length = 0
  expect((await ask('http://evil.example/posts/3')).status).toBe(200)
  expect((await ask('/evil.example')).status).toBe(200)
  expect((await ask('http://evil.example')).status).toBe(200)
  expect(rendered).toEqual([
    'https://reable.example/posts/3',
    'https://reable.example/evil.example',
    'https://reable.example/',
  ])
})
