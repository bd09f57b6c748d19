import { gunzipSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { compressAnswers } from './pages/compress-answers.ts'

const app = fastify()
compressAnswers(app)
app.get<{ Params: { length: string } }>('/text/:length', async ({ params }) => 'x'.repeat(Number(params.length)))
app.get('/bytes', async () => Buffer.alloc(5_000))
afterAll(() => app.close())

const ask = async (url: string, accepted: string) => {
  const { headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': accepted } })
  return { encoding: headers['content-encoding'], vary: headers.vary, length: headers['content-length'], rawPayload }
}

test('an answer that is larger than a packet is compressed for who takes that, a smaller one is not', async () => {
  expect((await ask('/text/1399', 'gzip')).encoding).toBeUndefined()
  const { encoding, vary, length, rawPayload } = await ask('/text/1400', 'gzip')
  expect([encoding, vary, length]).toEqual(['gzip', 'accept-encoding', String(rawPayload.length)])
  expect(gunzipSync(rawPayload).toString()).toBe('x'.repeat(1400))
})

test('who takes no encoding gets it as it is, and so does everybody what is no text', async () => {
  const plain = await ask('/text/5000', 'identity')
  expect([plain.encoding, plain.vary, plain.rawPayload.length]).toEqual([undefined, undefined, 5_000])
  expect((await ask('/bytes', 'gzip')).rawPayload).toHaveLength(5_000)
})
