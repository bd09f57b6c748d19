import { readdir } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { acceptPicture, endPictureProcess } from '#pictures'
import { call, walkerForm } from '../../listings/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { sender } from '../uploads/testing-uploads.ts'
import { queueEncoding } from './encoding-queue.ts'
import { freshPhoto, noise } from './testing-photos.ts'

const connections: ClientRequest[] = []

const program = await testProgram({ TRUST_PROXY: 'on' })
await program.app.listen({ port: 0, host: '127.0.0.1' })
const port = (program.app.server.address() as AddressInfo).port
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
