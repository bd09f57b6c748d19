import { afterAll, expect, test } from 'vitest'
import { forgetPictures } from '#pictures'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn, someListing, someone, somePicture, testProgram } from '../../testing.ts'
import { lockListing } from '../own/own-listing-queries.ts'
import { call, photosOf } from '../testing.ts'

const program = await testProgram()
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
afterAll(() => program.close())

const createListing = async (photos: number) => {
  const pictureIds: number[] = []
  for (let left = photos; left > 0; left--) pictureIds.push(await somePicture(program.ctx, owner))
  return { id: await someListing(program.ctx, owner, { pictureIds }), pictureIds }
}
const removeImage = (imageId: unknown, from = headers) => call(program, 'DELETE', `/posts/image/${imageId}`, from)

test('[EDIT-05] a photo is removed and the next one is the cover, also when it is asked for twice', async () => {
  const { id, pictureIds } = await createListing(3)
  const [first, ...others] = pictureIds
  expect((await removeImage(first)).status).toBe(200)
  expect((await removeImage(first)).status).toBe(200)
  expect(await photosOf(program.ctx, id)).toEqual(others)
  const card = (await get(program, '/posts')).body.data[0]
  expect([card.id, card.images[0].image_id]).toEqual([id, others[0]])
})

test('the last photo stays, however many are removed at once', async () => {
  const { id, pictureIds } = await createListing(4)
  const answers = await Promise.all(pictureIds.map((imageId) => removeImage(imageId)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409])
  const left = await photosOf(program.ctx, id)
  expect(left).toHaveLength(1)
  expect((await removeImage(left[0], { ...headers, 'idempotency-key': 'again' })).body.code).toBe('conflict')
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
  const answers = await Promise.all([
    removeImage(b),
    call(program, 'PUT', `/posts/${id}`, headers, { post }),
    removeImage(c),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await photosOf(program.ctx, id)).toEqual([d, a])
})

test('a photo that another request removes meanwhile is gone, and nothing else goes with it', async () => {
  const { id, pictureIds } = await createListing(3)
  const [first = 0, ...others] = pictureIds
  const { waited, result } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockListing(ctx, id)
      await forgetPictures(ctx, { pictureIds: [first] })
    },
    act: () => removeImage(first),
  })
  expect([waited, result.status, result.body.error]).toEqual([true, 404, 'There is no such photo.'])
  expect(await photosOf(program.ctx, id)).toEqual(others)
})
