import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { get } from '../../../testing.ts'
import { programOfFile } from '../../../testing-file.ts'

const program = await programOfFile()

test('the program is not ready once a stop has begun', async () => {
  program.serverState.stopping = true
  const { status, body } = await get(program, '/ready')
  program.serverState.stopping = false
  expect([status, body.code]).toEqual([503, 'busy'])
})

test('answers are never cached by a browser, and compressed when it can read that', async () => {
  const plain = await program.app.inject('/v1/api/posts/categories')
  expect(plain.headers['cache-control']).toBe('no-store')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const zipped = await program.app.inject({ url: '/v1/api/posts/categories', headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})
