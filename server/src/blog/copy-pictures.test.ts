import { afterAll, expect, test } from 'vitest'
import { endPictureProcess, sweepOrphans } from '#pictures'
import { minute, shiftedClock } from '#platform/clock'
import { shippedFeed } from '#seeds/blog/feed'
import { cameraPhoto } from '../pictures/encoding/testing-photos.ts'
import { get, someone, somePicture, testProgram } from '../testing.ts'
import { refreshFeed } from './refresh-feed.ts'
import { feedOf, feedServer } from './testing-feeds.ts'

const site = await feedServer()
const program = await testProgram(site.env)
const { ctx } = program
// The sweep leaves a store alone of which the database knows no picture at all.
await somePicture(ctx, await someone(ctx))
afterAll(async () => {
  await endPictureProcess()
  await program.close()
  site.close()
})

const photo = await cameraPhoto(800, 600)

function serve(article: object, picture: Buffer = photo, status = 200) {
  site.state.answer = (request, response) => {
    if (request.url === '/feed') return response.end(feedOf(article))
    return response.writeHead(status, { 'content-type': 'image/jpeg' }).end(picture)
  }
}

async function thumbnail(): Promise<string | null> {
  await refreshFeed(ctx, shippedFeed)
  ctx.clock = shiftedClock(ctx.clock, minute)
  return (await get(program, '/blog_posts')).body.data[0].thumbnail
}

const bytesAt = async (address: string | null) => (await program.app.inject({ url: address ?? '' })).rawPayload

test('[INFO-25] the picture of an article is copied, without what the camera wrote, and shown from our own store', async () => {
  serve({ description: `<img src="${site.origin}/photo.jpg?w=800">Words` })
  const address = await thumbnail()
  expect(address).toMatch(/^\/pictures\/[0-9a-f]{32}-720\.jpg$/)
  const bytes = await bytesAt(address)
  expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(bytes.includes('GPS') || bytes.includes('Exif')).toBe(false)
  await sweepOrphans(ctx)
  await thumbnail()
  expect((await bytesAt(address)).equals(bytes)).toBe(true)
  expect(site.state.requests.filter((path) => path !== '/feed')).toEqual(['/photo.jpg?w=800'])
})

test('[INFO-25] a picture that cannot be stored is an error of ours, and is copied the next time', async () => {
  serve({ description: `<img src="${site.origin}/late.jpg">` }, await cameraPhoto(500, 400))
  const { storage } = ctx
  ctx.storage = { ...storage, put: () => Promise.reject(new Error('The disk is full.')) }
  await expect(refreshFeed(ctx, shippedFeed)).rejects.toThrow('The disk is full.')
  ctx.storage = storage
  expect(await thumbnail()).toMatch(/^\/pictures\//)
})

test.each([
  ['is no picture', 200, Buffer.from('<html>')],
  ['is an SVG', 200, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['is cut off', 200, photo.subarray(0, 900)],
  ['is too large', 200, Buffer.alloc(6_000_000, 1)],
  ['stands in place of one that is gone', 404, photo],
  ['comes with a status of its own', 201, photo],
])('[INFO-25] an article whose picture %s is shown without one', async (_what, status, picture) => {
  serve({ description: `<img src="${site.origin}/other.jpg">` }, picture, status)
  expect(await thumbnail()).toBeNull()
})

test('[INFO-25] the picture of an article that is gone from the feed is forgotten', async () => {
  serve({ description: `<img src="${site.origin}/photo.jpg">` })
  const address = await thumbnail()
  expect(address).not.toBeNull()
  serve({ guid: 'another' })
  expect(await thumbnail()).toBeNull()
  await sweepOrphans(ctx)
  expect((await program.app.inject({ url: address ?? '' })).statusCode).toBe(404)
})
