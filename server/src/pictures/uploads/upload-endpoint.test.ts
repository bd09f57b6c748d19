import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endPictureProcess, sweepOrphans } from '#pictures'
import { hour } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import { incomingPrefix } from '#platform/storage'
import { openBucket } from '../../platform/storage/testing.ts'
import { someone, testProgram } from '../../testing.ts'
import { freshPhoto, noise } from '../encoding/testing-photos.ts'
import { sender } from './testing-uploads.ts'

const program = await testProgram()
const own = await sender(program, await someone(program.ctx))
await program.app.listen({ port: 0, host: '127.0.0.1' })
const port = (program.app.server.address() as AddressInfo).port
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

type Upload = Awaited<ReturnType<typeof own.start>>

const incoming = () => Array.fromAsync(program.ctx.storage.list(incomingPrefix))

/** Over a real connection; `pieces` are sent one after the other, without a content length unless it is given. */
function stream({ direct_upload: { url } }: Upload, pieces: Buffer[], length?: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = length === undefined ? {} : { 'content-length': length }
    const call = request({ port, path: url, method: 'PUT', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    for (const piece of pieces) call.write(piece)
    call.end()
  })
}

test('a photo far larger than other requests may be comes in whole, in chunks and without a length', async () => {
  const bytes = await noise(1200, 900).png().toBuffer()
  expect(bytes.length).toBeGreaterThan(2_000_000)
  const upload = await own.start(bytes, 'image/png')
  expect(await stream(upload, [bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)])).toBe(204)
  const [key = ''] = await incoming()
  expect((await program.ctx.storage.read(key))?.equals(bytes)).toBe(true)
  expect((await own.finish(upload)).status).toBe(200)
})

test('the same bytes may come again, also when the photo is finished: then nothing of them is stored', async () => {
  const bytes = await freshPhoto()
  const upload = await own.start(bytes, 'image/png')
  expect([await own.put(upload, bytes), await own.put(upload, bytes)]).toEqual([204, 204])
  await own.finish(upload)
  expect([await own.put(upload, bytes), await incoming()]).toEqual([204, []])
})

test('bytes of another size or with another checksum are 422, and nothing of them is stored', async () => {
  const bytes = await freshPhoto()
  const upload = await own.start(bytes, 'image/png')
  const longer = Buffer.concat([bytes, Buffer.from('x')])
  const others = Buffer.from(bytes).fill(0, 60)
  expect(await own.put(upload, longer)).toBe(422)
  expect(await own.put(upload, others)).toBe(422)
  expect(await own.put(upload, bytes.subarray(1))).toBe(422)
  expect(await stream(upload, [longer, Buffer.alloc(500_000)])).toBe(422)
  expect(await stream(upload, [bytes.subarray(1)])).toBe(422)
  expect(await stream(upload, [])).toBe(422)
  expect(await incoming()).toEqual([])
  expect([await own.put(upload, bytes), (await own.finish(upload)).status]).toEqual([204, 200])
})

test.each([
  [500, new Error('The disk is full.')],
  [503, new Refusal('busy', 'Please try again in a minute.')],
])('a photo that could not be stored, which is a %d, waits and is an image the next time', async (status, error) => {
  const bytes = await freshPhoto()
  const upload = await own.start(bytes, 'image/png')
  await own.put(upload, bytes)
  const { storage } = program.ctx
  program.ctx.storage = { ...storage, put: () => Promise.reject(error) }
  const refused = await own.finish(upload)
  program.ctx.storage = { ...storage, remove: () => Promise.reject(new Error('not now')) }
  // Bytes that cannot be removed are in nobody's way.
  const finished = await own.finish(upload)
  program.ctx.storage = storage
  expect([refused.status, finished.status, (await incoming()).length]).toEqual([status, 200, 1])
  await sweepOrphans(program.ctx)
  expect(await incoming()).toEqual([])
})

test('a sender who hangs up in the middle leaves nothing, and may send again', async () => {
  const bytes = await freshPhoto()
  const upload = await own.start(bytes, 'image/png')
  const headers = { 'content-length': bytes.length }
  const call = request({ port, path: upload.direct_upload.url, method: 'PUT', headers })
  const aborted = new Promise((resolve) => call.once('error', resolve))
  call.write(bytes.subarray(0, 100), () => call.destroy(new Error('hung up')))
  await aborted
  const incomingFolder = join(program.config.dataFolder, 'pictures', '.incoming')
  await expect.poll(() => readdir(incomingFolder)).toEqual([])
  expect(await incoming()).toEqual([])
  await expect.poll(() => own.put(upload, bytes)).toBe(204)
})

test('one photo comes in once at a time: a second sender gets a conflict, and the first arrives', async () => {
  const bytes = await freshPhoto()
  const upload = await own.start(bytes, 'image/png')
  const headers = { 'content-length': bytes.length }
  const call = request({ port, path: upload.direct_upload.url, method: 'PUT', headers })
  const status = new Promise((resolve, reject) => {
    call.on('error', reject).on('response', (response) => resolve(response.resume().statusCode))
  })
  call.write(bytes.subarray(0, 100))
  const incomingFolder = join(program.config.dataFolder, 'pictures', '.incoming')
  await expect.poll(() => readdir(incomingFolder)).toHaveLength(1)
  expect(await own.put(upload, bytes)).toBe(409)
  call.end(bytes.subarray(100))
  expect(await status).toBe(204)
  expect(await own.put(upload, bytes)).toBe(204)
})

test.each(['', '?signature=', `?signature=${'A'.repeat(43)}`, '?signature=x&signature=y'])(
  'without its signature an address is none (%j)',
  async (query) => {
    const bytes = await freshPhoto()
    const upload = await own.start(bytes, 'image/png')
    const [path = ''] = upload.direct_upload.url.split('?')
    const forged = { ...upload, direct_upload: { ...upload.direct_upload, url: path + query } }
    expect(await own.put(forged, bytes)).toBe(404)
    const other = {
      ...upload,
      direct_upload: { ...upload.direct_upload, url: upload.direct_upload.url.replace(/\d+\?/, '1?') },
    }
    expect(await own.put(other, bytes)).toBe(404)
    expect(await own.put(upload, bytes)).toBe(204)
  },
)

test('after an hour an address is gone', async () => {
  const bytes = await freshPhoto()
  const upload = await own.start(bytes, 'image/png')
  const { id } = await program.ctx.db.selectFrom('uploads').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  const { clock } = program.ctx
  const now = clock.now()
  program.ctx.clock = { now: () => now }
  const statusAt = async (age: number) => {
    const created_at = new Date(now.getTime() - age)
    await program.ctx.db.updateTable('uploads').set({ created_at }).where('id', '=', id).execute()
    return own.put(upload, bytes)
  }
  expect([await statusAt(hour - 1), await statusAt(hour)]).toEqual([204, 410])
  program.ctx.clock = clock
})

test('where the store has addresses of its own, our endpoint is closed', async () => {
  const bucket = await openBucket()
  const elsewhere = await testProgram({ ...bucket.env, SECRET: 'a secret of both of them' })
  const here = await testProgram({ SECRET: 'a secret of both of them' })
  const bytes = await freshPhoto()
  const theirs = await (await sender(elsewhere, await someone(elsewhere.ctx))).start(bytes, 'image/png')
  expect(theirs.direct_upload.url).toMatch(new RegExp(`^${bucket.config.endpoint}/photos/incoming/[0-9a-f]{64}\\?`))
  const upload = await (await sender(here, await someone(here.ctx))).start(bytes, 'image/png')
  expect(await (await sender(elsewhere, await someone(elsewhere.ctx))).put(upload, bytes)).toBe(404)
  await Promise.all([elsewhere.close(), here.close()])
  await bucket.close()
})
