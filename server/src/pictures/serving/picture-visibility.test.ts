import { createHash } from 'node:crypto'
import type { Answer } from '@reable/contract/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { releaseListing, suspendListing } from '#listings'
import { endPictureProcess, sweepOrphans } from '#pictures'
import { day, hour, shiftedClock } from '#platform/clock'
import { call, setListing, sold, walkerForm } from '../../listings/testing.ts'
import { makeVolunteer } from '../../moderation/testing.ts'
import { openBucket } from '../../platform/storage/testing.ts'
import { close } from '../../privacy/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { acceptPicture } from '../accept-picture.ts'
import { freshPhoto } from '../encoding/testing-photos.ts'
import { sender } from '../uploads/testing-uploads.ts'
import { pictureAddress } from './picture-addresses.ts'

const bucket = await openBucket()
afterAll(async () => {
  await endPictureProcess()
  await bucket.close()
})

const stores = [
  { store: 'a folder', env: {} },
  { store: 'a bucket', env: bucket.env },
]

type Image = Answer<'finishUpload'>['image']

describe.each(stores)('pictures in $store', ({ env }) => {
  let program: Awaited<ReturnType<typeof testProgram>>
  let owner: Person
  let volunteer: Person
  /** Ahead of the machine’s. */
  let ahead = 0

  beforeAll(async () => {
    program = await testProgram({ ...env, LIMITS: 'off' })
    const { clock } = program.ctx
    program.ctx.clock = { now: () => shiftedClock(clock, ahead).now() }
    owner = await someone(program.ctx)
    volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  })
  afterAll(() => program.close())

  const status = async (address: string) => (await program.app.inject(address)).statusCode
  const plain = ({ large }: Pick<Image, 'large'>) => large.replace(/\?.*/, '')

  async function listed(state: object = { active: true }, by = owner) {
    const { id: picture, digest } = await acceptPicture(program.ctx, { ownerId: by.id, bytes: await freshPhoto() })
    const id = await someListing(program.ctx, by, { pictureIds: [picture] })
    await setListing(program.ctx, id, state)
    return { id, address: pictureAddress(digest, 'large', 'jpg') }
  }

  /** The statuses at the addresses of a listing's photo that the API gives a person: none given, none found. */
  async function seenBy(person: Person, id: number): Promise<number[]> {
    const { body } = await get(program, `/posts/${id}`, await signedIn(program.ctx, person))
    const images: Image[] = body.data?.post.images ?? []
    return Promise.all(
      images
        .flatMap(({ thumbnail, small, large, webp }) => [thumbnail, small, large, ...Object.values(webp)])
        .map(status),
    )
  }

  const all = Array(6).fill(200)
  const now = new Date()
  test.each([
    ['public', { active: true }, { stranger: 200, owner: all, volunteer: all, passerBy: all }],
    ['suspended', { held_at: now, held_why: 'Reported.' }, { stranger: 404, owner: all, volunteer: all, passerBy: [] }],
    ['inactive', { active: false }, { stranger: 404, owner: all, volunteer: [], passerBy: [] }],
    ['sold', sold(now), { stranger: 404, owner: all, volunteer: [], passerBy: [] }],
    ['of an unconfirmed owner', { owner_confirmed: false }, { stranger: 404, owner: all, volunteer: [], passerBy: [] }],
  ])('the photo of a listing that is %s is seen by whom the listing is seen by', async (_state, state, seen) => {
    const { id, address } = await listed(state)
    expect({
      stranger: await status(address),
      owner: await seenBy(owner, id),
      volunteer: await seenBy(volunteer, id),
      passerBy: await seenBy(await someone(program.ctx), id),
    }).toEqual(seen)
  })

  test('a photo that was seen is gone a second after its listing is suspended, and there again once it is released', async () => {
    const { id, address } = await listed()
    expect(await status(address)).toBe(200)
    await suspendListing(program.ctx, { id, reason: 'It was reported.' })
    ahead += 1_000
    const etag = `"${address.slice('/pictures/'.length)}"`
    const again = await program.app.inject({ url: address, headers: { 'if-none-match': etag } })
    expect([await status(address), again.statusCode]).toEqual([404, 404])
    await releaseListing(program.ctx, { id })
    expect(await status(address)).toBe(200)
  })

  test('a photo that no listing has is its owner’s alone, and everyone’s as soon as a listing shows it', async () => {
    const { image, signedId } = await (await sender(program, owner)).send(await freshPhoto(), 'image/png')
    expect([await status(plain(image)), await status(image.large), await status(image.webp.small)]).toEqual([
      404, 200, 200,
    ])
    const headers = await signedIn(program.ctx, owner)
    const response = await call(program, 'POST', '/posts', headers, { post: { ...walkerForm, images: [signedId] } })
    expect(response.body.data.post.images[0].large).toBe(plain(image))
    expect(await status(plain(image))).toBe(200)
  })

  test('My Listings shows the owner the photo of a listing that is hidden', async () => {
    const { id } = await listed({ active: false })
    const { body } = await get(program, '/api/user/posts?type=inactive', await signedIn(program.ctx, owner))
    const card = body.data.find((one: { id: number }) => one.id === id)
    expect([await status(card.images[0].small), await status(plain(card.images[0]))]).toEqual([200, 404])
  })

  test('the photo of a listing that is deleted is gone at once, at every address that anybody has', async () => {
    const { id } = await listed()
    const headers = await signedIn(program.ctx, owner)
    const { body } = await get(program, `/posts/${id}`, headers)
    const { thumbnail, small, large, webp }: Image = body.data.post.images[0]
    const addresses = [thumbnail, small, large, ...Object.values(webp)]
    expect(await Promise.all(addresses.map(status))).toEqual(all)
    await call(program, 'DELETE', `/posts/${id}`, headers)
    ahead += 1_000
    expect(await Promise.all(addresses.map(status))).toEqual(Array(6).fill(404))
    const etag = `"${large.slice('/pictures/'.length)}"`
    expect((await program.app.inject({ url: large, headers: { 'if-none-match': etag } })).statusCode).toBe(404)
  })

  test('of a deleted listing and of a closed account nothing is left, for those who had access either', async () => {
    const leaving = await someone(program.ctx)
    const headers = await signedIn(program.ctx, leaving)
    const { id } = await listed({ active: false }, leaving)
    const { image } = await (await sender(program, leaving)).send(await freshPhoto(), 'image/png')
    const { body } = await get(program, `/posts/${id}`, headers)
    const images: Image[] = [body.data.post.images[0], image]
    expect(await Promise.all(images.map(({ large }) => status(large)))).toEqual([200, 200])
    await call(program, 'DELETE', `/posts/${id}`, headers)
    expect((await close(program, headers, { email: leaving.email })).status).toBe(200)
    expect(await Promise.all(images.map((one) => status(plain(one))))).toEqual([404, 404])
    // As the queue does a moment later.
    await sweepOrphans(program.ctx)
    expect(await Promise.all(images.map(({ large }) => status(large)))).toEqual([404, 404])
  })

  test('the same photo in two listings is everyone’s as long as one of them is public', async () => {
    const bytes = await freshPhoto()
    const twice = await Promise.all(
      [owner, volunteer].map(async (person) => {
        const { id, digest } = await acceptPicture(program.ctx, { ownerId: person.id, bytes })
        return { id: await someListing(program.ctx, person, { pictureIds: [id] }), digest }
      }),
    )
    const address = pictureAddress(twice[0]?.digest ?? '', 'small', 'webp')
    await setListing(program.ctx, twice[0]?.id ?? 0, { active: false })
    expect(await status(address)).toBe(200)
    await setListing(program.ctx, twice[1]?.id ?? 0, { active: false })
    ahead += 1_000
    expect(await status(address)).toBe(404)
  })

  test('what opens a photo opens no other one, ends after a day, and cannot be made', async () => {
    const [one, other] = [await listed({ active: false }), await listed({ active: false })]
    const { body } = await get(program, `/posts/${one.id}`, await signedIn(program.ctx, owner))
    const address = new URL(body.data.post.images[0].large, 'http://x')
    const { until = '', signature = '' } = Object.fromEntries(address.searchParams)
    const statusOf = (query: string, path = address.pathname) => status(`${path}?${query}`)
    expect(await statusOf(`until=${until}&signature=${signature}`)).toBe(200)
    expect(await statusOf(`until=${until}&signature=${signature}`, other.address)).toBe(404)
    expect(await statusOf(`until=${Number(until) + 3_600}&signature=${signature}`)).toBe(404)
    const forged = createHash('sha256').update(until).digest('base64url').slice(0, 22)
    for (const no of ['', 'x', forged, `${signature}&signature=${signature}`])
      expect(await statusOf(`until=${until}&signature=${no}`)).toBe(404)
    ahead += day + hour
    expect(await statusOf(`until=${until}&signature=${signature}`)).toBe(404)
  })

  test('a photo that was opened for somebody is cached by their browser alone', async () => {
    const { id } = await listed({ active: false })
    const { body } = await get(program, `/posts/${id}`, await signedIn(program.ctx, owner))
    const { headers } = await program.app.inject(body.data.post.images[0].large)
    expect(headers['cache-control']).toBe('private, max-age=3600')
    expect((await program.app.inject((await listed()).address)).headers['cache-control']).toMatch(
      /^public, .*immutable$/,
    )
  })
})
