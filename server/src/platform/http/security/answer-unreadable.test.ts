import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../../database/testing.ts'
import { createApp } from '../app.ts'
import { answerUnreadable } from './answer-unreadable.ts'
import { securityHeaders } from './security-headers.ts'

const config = readConfig({ APP_ENV: 'test', PUBLIC_URL: 'https://reable.example' })
const { app } = createApp(config, quietLog)

beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

test.each([
  ['a line that is no request', 'What is this?\r\n\r\n', '400 Bad Request'],
  [
    'more headers than are read',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is answered as every other request is, and its connection ends', async (_, sent, status) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  const [first, ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)))
  expect(first).toBe(`HTTP/1.1 ${status}`)
  const flowId = headers['x-flow-id']
  expect(JSON.parse(body)).toEqual({ error: 'We could not read this request.', code: 'malformed', flow_id: flowId })
  expect(headers).toEqual({
    ...securityHeaders(config),
    ...{ 'x-flow-id': expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/), connection: 'close' },
    ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    'content-length': String(Buffer.byteLength(body)),
  })
})

/** What is done with a connection on which a request failed. */
function failed(code: string | undefined, socket: { destroyed?: boolean; writable?: boolean }) {
  const done: string[] = []
  const end = (answer: string) => done.push(answer.slice(0, 12))
  const connection = { destroyed: false, writable: true, ...socket, end }
  const destroying = { destroy: () => done.push('destroyed'), destroySoon: () => done.push('destroyed soon') }
  answerUnreadable(config)(Object.assign(new Error(), { code }), { ...connection, ...destroying } as never)
  return done
}

test('who is gone is not answered, and who does not listen any more is hung up on', () => {
  expect(failed('HPE_INVALID_METHOD', {})).toEqual(['HTTP/1.1 400', 'destroyed soon'])
  expect(failed(undefined, {})).toEqual(['HTTP/1.1 400', 'destroyed soon'])
  expect(failed('ERR_HTTP_REQUEST_TIMEOUT', {})).toEqual(['HTTP/1.1 408', 'destroyed soon'])
  expect(failed('ECONNRESET', {})).toEqual([])
  expect(failed('HPE_INVALID_METHOD', { destroyed: true })).toEqual([])
  expect(failed('HPE_INVALID_METHOD', { writable: false })).toEqual(['destroyed'])
})
