import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../../testing.ts'
import { readBody } from './input-bounds.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const send = async (body: object | string, url = '/v1/contact_us') => {
  const headers = { 'content-type': 'application/json' }
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await program.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, bytes: answer.rawPayload.length, body: answer.json() }
}

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, at]))

test('of many unknown fields one is named, and how many more there are', async () => {
  const { status, body } = await send(keys(400))
  expect(status).toBe(422)
  expect(body.errors.key0).toEqual(["We do not know the field 'key0' and 399 more"])
  expect(JSON.stringify(body)).not.toContain('key1')
})

test('a body of thousands of fields, or of lists in lists, is too large, before any rule is checked', async () => {
  for (const body of [keys(6000), { body: Array(6000).fill(0) }, `${'['.repeat(5000)}${']'.repeat(5000)}`]) {
    const { status, bytes, body: answer } = await send(body)
    expect([status, answer.code]).toEqual([413, 'too_large'])
    expect(bytes).toBeLessThan(1000)
  }
})

test('the name of an unknown field is cut, however long it is', async () => {
  const { status, bytes } = await send({ ['k'.repeat(100_000)]: 1 })
  expect(status).toBe(422)
  expect(bytes).toBeLessThan(2000)
})

test('a key that could change all objects is refused by its name, as deep as it may lie', async () => {
  const { body } = await send('{"a":{"b":{"c":{"d":{"e":{"__proto__":{}}}}}}}')
  expect(Object.keys(body.errors)).toEqual(['__proto__'])
})

test('an address of a thousand parameters is refused in one sentence', async () => {
  const url = `/v1/posts?${Array.from({ length: 1000 }, (_, at) => `f${at}=`).join('&')}`
  const answer = await program.app.inject(url)
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toEqual({ request: ['This address asks for too much at once'] })
})

test('twenty problems are listed at most, with a sentence when there are more', async () => {
  const query = Array.from({ length: 100 }, (_, at) => `categories[]=Ship ${at}`).join('&')
  const { errors } = (await program.app.inject(`/v1/posts?${query}`)).json()
  expect(errors['categories[]']).toHaveLength(20)
  expect(errors.request).toEqual(['There is more than this to put right'])
})

test('long runs of marks and blanks are cut in whatever is sent, but not in passwords and tokens', () => {
  const sent = { user: { name: `e${'\u0301'.repeat(99)}`, password: ' '.repeat(150) }, list: [`a${' '.repeat(150)}b`] }
  readBody(sent)
  expect(sent.user).toEqual({ name: `e${'\u0301'.repeat(30)}`, password: ' '.repeat(150) })
  expect(sent.list).toEqual([`a${' '.repeat(100)}b`])
})
