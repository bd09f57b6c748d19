import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { forgetPictures } from '#pictures'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn, someListing, someone, somePicture, testProgram } from '../../testing.ts'
import { lockListing } from '../own/own-listing-queries.ts'
import { call, type Program, photosOf, setListing, sold } from '../testing.ts'

let program: Program
let owner: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
})
afterAll(() => program.close())

const createListing = async (photos: number) => {
  const pictureIds: number[] = []
  for (let left = photos; left > 0; left--) pictureIds.push(await somePicture(program.ctx, owner))
  return { id: await someListing(program.ctx, owner, { pictureIds }), pictureIds }
}
const remove = (imageId: unknown, from = headers) => call(program, 'DELETE', `/posts/image/${imageId}`, from)

test('[EDIT-05] a photo is removed and the next one is the cover, also when it is asked for twice', async () => {
  const { id, pictureIds } = await createListing(3)
  const [first, ...others] = pictureIds
  expect((await remove(first)).status).toBe(200)
  expect((await remove(first)).status).toBe(200)
  expect(await photosOf(program.ctx, id)).toEqual(others)
  const card = (await get(program, '/posts')).body.data[0]
  expect([card.id, card.images[0].image_id]).toEqual([id, others[0]])
})

test('removeImage conflict: the last photo stays, however many are removed at once', async () => {
  const { id, pictureIds } = await createListing(4)
  const answers = await Promise.all(pictureIds.map((imageId) => remove(imageId)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
  const left = await photosOf(program.ctx, id)
  expect(left).toHaveLength(1)
  expect((await remove(left[0], { ...headers, 'idempotency-key': 'again' })).body.code).toBe('conflict')
})

test('removals beside an edit that names none of them leave all that was named', async () => {
  const { id, pictureIds } = await createListing(4)
  const [a, b, c, d] = pictureIds
  const form = {
    equipment_type_id: 12,
    title: 'Walker',
    description: 'Good',
    price: '4',
    condition_id: 3,
    location_id: 4,
  }
  const post = { ...form, properties: { walker_wheels: 'Two front', cleaned: 'Wiped clean' }, images: [d, a] }
  const answers = await Promise.all([remove(b), call(program, 'PUT', `/posts/${id}`, headers, { post }), remove(c)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await photosOf(program.ctx, id)).toEqual([d, a])
})

test('removeImage conflict: of what is sold nothing is removed', async () => {
  const { id, pictureIds } = await createListing(2)
  await setListing(program.ctx, id, sold(new Date()))
  expect((await remove(pictureIds[0])).status).toBe(409)
})

test('[LIFE-09] removeImage not_found: a photo of another, of no listing, of a deleted one, or none', async () => {
  const { id, pictureIds } = await createListing(2)
  const stranger = await signedIn(program.ctx, await someone(program.ctx))
  expect((await remove(pictureIds[0], stranger)).status).toBe(404)
  await setListing(program.ctx, id, { deleted_at: new Date() })
  const none = [pictureIds[0], await somePicture(program.ctx, owner), 999_999, 'abc', '-1']
  for (const imageId of none) expect((await remove(imageId)).status).toBe(404)
  expect((await remove(999_999)).body.error).toBe('There is no such photo.')
  expect(await photosOf(program.ctx, id)).toEqual(pictureIds)
})

test('removeImage signed_out', async () => {
  expect((await remove(1, {})).status).toBe(401)
})

test('removeImage not_found: a photo that another request removes meanwhile, and nothing else goes with it', async () => {
  const { id, pictureIds } = await createListing(3)
  const [first = 0, ...others] = pictureIds
  const { waited, result } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockListing(ctx, id)
      await forgetPictures(ctx, { pictureIds: [first] })
    },
    act: () => remove(first),
  })
  expect([waited, result.status, result.body.error]).toEqual([true, 404, 'There is no such photo.'])
  expect(await photosOf(program.ctx, id)).toEqual(others)
})
