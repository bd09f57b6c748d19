import { readdir } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { acceptPicture, endPictureProcess } from '#pictures'
import { call, walkerForm } from '../../listings/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { sender } from '../uploads/testing-uploads.ts'
import { queueEncoding } from './encoding-queue.ts'
import { freshPhoto, noise } from './testing-photos.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let port: number
const connections: ClientRequest[] = []

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: 'on' })
  await program.app.listen({ port: 0, host: '127.0.0.1' })
  port = (program.app.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const one of connections.splice(0)) one.destroy()
  await expect.poll(countIncoming).toBe(0)
})
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

const newcomer = async (options = {}) => sender(program, await someone(program.ctx, options))

type Sender = Awaited<ReturnType<typeof newcomer>>
type Answer = { status: number | undefined; error: string }

/** How many photos are being received. */
async function countIncoming(): Promise<number> {
  return (await readdir(join(program.config.dataFolder, 'pictures', '.incoming')).catch(() => [])).length
}

/** So large that its first bytes allow for two minutes of silence by the minimum rate. */
const largePhoto = () => noise(400, 300).png().toBuffer()

/** Sends all of a photo but its end over a real connection, from `address`; `rest` sends the end, `answer` resolves to the response. */
async function startSending(own: Sender, bytes: Buffer, address = '203.0.113.1') {
  const { direct_upload: to } = await own.start(bytes, 'image/png')
  const headers = { ...to.headers, 'content-length': bytes.length, 'x-forwarded-for': address }
  const call = request({ port, path: to.url, method: 'PUT', headers, agent: false })
  connections.push(call)
  const answer = new Promise<Answer>((resolve) => {
    call.on('error', () => resolve({ status: undefined, error: '' }))
    call.on('response', async (response) => {
      const text = Buffer.concat(await response.toArray()).toString()
      resolve({ status: response.statusCode, error: text ? JSON.parse(text).error : '' })
    })
  })
  call.write(bytes.subarray(0, -10))
  return { answer, rest: () => call.end(bytes.subarray(-10)), hangUp: () => call.destroy() }
}

/** Photos whose end never comes. */
const endless = async (own: Sender, count: number, address?: string) => {
  const bytes = await largePhoto()
  return Promise.all(Array.from({ length: count }, () => startSending(own, bytes, address)))
}

test('two people who send fifty photos and never end them block nobody else', async () => {
  const [one, other, third] = [await newcomer(), await newcomer(), await newcomer()]
  const uploads = [...(await endless(one, 25, '203.0.113.5')), ...(await endless(other, 25, '198.51.100.5'))]
  const statuses: (number | undefined)[] = []
  for (const { answer } of uploads) void answer.then(({ status }) => statuses.push(status))
  await expect.poll(countIncoming, { interval: 5 }).toBe(4)
  const refused = () => statuses.filter((status) => status === 503).length
  await expect.poll(refused).toBe(30)
  // On a busy machine the first ones may have been refused as too slow meanwhile.
  expect(await countIncoming()).toBeLessThanOrEqual(4)
  expect((await third.send(await freshPhoto(), 'image/png')).status).toBe(200)
  expect(refused()).toBe(30)
})

test('whoever hangs up frees the slot for their next photo', async () => {
  const own = await newcomer()
  const [first] = await endless(own, 2)
  await expect.poll(countIncoming).toBe(2)
  const third = await startSending(own, await largePhoto())
  third.rest()
  first?.hangUp()
  expect((await third.answer).status).toBe(204)
})

test('from an unconfirmed person one photo is received at a time, and the next one arrives after it', async () => {
  const own = await newcomer({ confirmed: false })
  const first = await startSending(own, await largePhoto())
  await expect.poll(countIncoming).toBe(1)
  const second = await startSending(own, await largePhoto())
  second.rest()
  const refused = await Promise.race((await endless(own, 8)).map(({ answer }) => answer))
  expect([refused.status, await countIncoming()]).toEqual([503, 1])
  first.rest()
  expect([(await first.answer).status, (await second.answer).status]).toEqual([204, 204])
})

test('a sender of whom nothing comes for five seconds is refused, and their slot is free', async () => {
  const own = await newcomer()
  const { answer } = await startSending(own, await freshPhoto())
  const { status, error } = await answer
  expect([status, error]).toEqual([
    422,
    'The photo came too slowly, so we stopped waiting for it. Please try again where the connection is better.',
  ])
  await expect.poll(countIncoming).toBe(0)
})

/** A listing of ten photos, with an edit that rotates all of them. */
async function heavyListing() {
  const owner = await someone(program.ctx)
  const pictureIds: number[] = []
  for (let photo = 0; photo < 10; photo++) {
    const bytes = await noise(600, 400).jpeg().toBuffer()
    pictureIds.push((await acceptPicture(program.ctx, { ownerId: owner.id, bytes })).id)
  }
  const id = await someListing(program.ctx, owner, { pictureIds })
  const images = pictureIds.map((image_id) => ({ image_id, rotation: 90 }))
  return { owner, id, headers: await signedIn(program.ctx, owner), post: { ...walkerForm, images } }
}

const countRotated = async () =>
  (await program.ctx.db.selectFrom('pictures').select('id').where('rotation', '<>', 0).execute()).length

test('edits that rotate forty photos block nobody’s upload', async () => {
  const bytes = await noise(600, 400).jpeg().toBuffer()
  const third = await newcomer()
  const upload = await third.start(bytes)
  await third.put(upload, bytes)
  const [one, other] = [await heavyListing(), await heavyListing()]
  const edits = [one, other, one, other].map(({ id, headers, post }, at) => {
    const images = post.images.map((image) => ({ ...image, rotation: at < 2 ? 90 : 270 }))
    return call(program, 'PUT', `/posts/${id}`, headers, { post: { ...post, images } })
  })
  await expect.poll(countRotated, { interval: 5 }).toBeGreaterThan(0)
  expect((await third.finish(upload)).status).toBe(200)
  expect(await countRotated()).toBeLessThan(20)
  const statuses = (await Promise.all(edits)).map(({ status }) => status)
  expect(statuses.slice(0, 2)).toEqual([200, 200])
  expect(await countRotated()).toBeGreaterThanOrEqual(20)
})

test('the photos that an edit rotates wait in the same queue as uploads: when twenty wait, the edit is refused as busy', async () => {
  const { owner, id, headers, post } = await heavyListing()
  const { promise: done, resolve: end } = Promise.withResolvers<void>()
  const requester = { person: owner, signal: new AbortController().signal }
  const waiting = Array.from({ length: 22 }, () => queueEncoding(requester, () => done))
  const busy = await call(program, 'PUT', `/posts/${id}`, headers, { post })
  expect([busy.status, busy.body.code, busy.headers['retry-after']]).toEqual([503, 'busy', '30'])
  end()
  await Promise.all(waiting)
  expect((await call(program, 'PUT', `/posts/${id}`, headers, { post })).status).toBe(200)
})

/** From now on the program waits before it reads the stored photo that it comes to at this place, 1 for the first; `reads` counts them. */
function blockRead(place: number) {
  const { ctx } = program
  const { storage } = ctx
  const begun = Promise.withResolvers<void>()
  const unblocked = Promise.withResolvers<void>()
  let reads = 0
  const read: typeof storage.read = async (key) => {
    reads += 1
    if (reads === place) {
      begun.resolve()
      await unblocked.promise
    }
    return storage.read(key)
  }
  ctx.storage = { ...storage, read }
  onTestFinished(() => {
    ctx.storage = storage
  })
  return { begun: begun.promise, unblock: unblocked.resolve, reads: () => reads }
}

const countConnections = () =>
  new Promise<number>((resolve) => program.app.server.getConnections((_error, count) => resolve(count)))

test('an edit that nobody waits for any more rotates no further photos', async () => {
  const { owner, id, headers, post } = await heavyListing()
  const own = await sender(program, owner)
  const before = await countRotated()
  const third = blockRead(3)
  const edit = request({ port, path: `/v1/posts/${id}`, method: 'PUT', agent: false })
  edit.on('error', () => {})
  for (const [name, value] of Object.entries({ ...headers, 'content-type': 'application/json' }))
    edit.setHeader(name, value)
  edit.end(JSON.stringify({ post }))
  await third.begun
  edit.destroy()
  await expect.poll(countConnections).toBe(0)
  third.unblock()
  await expect.poll(countRotated).toBe(before + 3)
  const ready = async () => (await own.send(await freshPhoto(), 'image/png')).status
  expect([await ready(), await ready()]).toEqual([200, 200])
  expect([third.reads(), await countRotated()]).toEqual([3, before + 3])
})
