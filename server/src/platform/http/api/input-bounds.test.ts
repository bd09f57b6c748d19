import { expect, test } from 'vitest'
import { programOfFile } from '../../../testing-file.ts'
import { readBody } from './bind.ts'

const program = await programOfFile()

const send = async (body: object | string, url = '/v1/contact_us') => {
  const headers = { 'content-type': 'application/json' }
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await program.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, bytes: answer.rawPayload.length, body: answer.json() }
}

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]))

test('a body of thousands of fields, or of lists in lists, is too large, before any rule is checked', async () => {
  for (const body of [keys(6000), { body: Array(6000).fill(0) }, `${'['.repeat(5000)}${']'.repeat(5000)}`]) {
    const { status, bytes, body: answer } = await send(body)
    expect([status, answer.code]).toEqual([413, 'too_large'])
    expect(bytes).toBeLessThan(1000)
  }
})

test('a key that could change all objects is refused by its name, as deep as it may lie', async () => {
  const { body } = await send('{"a":{"b":{"c":{"d":{"e":{"__proto__":{}}}}}}}')
  expect(Object.keys(body.errors)).toEqual(['__proto__'])
})

test('long runs of marks and blanks are cut in whatever is sent, but not in passwords and tokens', () => {
  const sent = { user: { name: `e${'\u0301'.repeat(99)}`, password: ' '.repeat(150) }, list: [`a${' '.repeat(150)}b`] }
  readBody(sent)
  expect(sent.user).toEqual({ name: `e${'\u0301'.repeat(30)}`, password: ' '.repeat(150) })
  expect(sent.list).toEqual([`a${' '.repeat(100)}b`])
})
