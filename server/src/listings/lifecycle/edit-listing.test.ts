import { afterAll, describe, expect, test } from 'vitest'
import { endPictureProcess } from '#pictures'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { sender } from '../../pictures/uploads/testing-uploads.ts'
import { get, signedIn, someListing, someone, somePicture, testProgram } from '../../testing.ts'
import { call, photosOf, readyUpload, rowOf, setListing, sold, walkerForm } from '../testing.ts'

const program = await testProgram()
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

const createListing = async (photos = 2) => {
  const pictureIds: number[] = []
  for (let left = photos; left > 0; left--) pictureIds.push(await somePicture(program.ctx, owner))
  return { id: await someListing(program.ctx, owner, { pictureIds }), pictureIds }
}
const edit = (id: number | string, changes: object = {}, from = headers) =>
  call(program, 'PUT', `/posts/${id}`, from, { post: { ...walkerForm, ...changes } })

test('[EDIT-05] an edit is answered whole and seen by everyone, under its new type’s category and measures', async () => {
  const { id, pictureIds } = await createListing()
  const changes = {
    ...{
      equipment_type_id: 1,
      title: 'Quokka chair',
      price: '75',
      condition_id: 2,
      location_id: 5,
      images: pictureIds,
    },
    properties: { seat_width_in: '18', weight_capacity_lb: '250', cleaned: 'Wiped clean' },
  }
  const { status, body } = await edit(id, changes)
  expect([status, body.data.post.title, body.data.post.price]).toEqual([200, 'Quokka chair', 75])
  const { post } = (await get(program, `/posts/${id}`)).body.data
  expect(post).toMatchObject({ title: 'Quokka chair', category: { id: 1 }, equipment_type_id: 1, location_id: 5 })
  const found = await get(program, '/posts?search_query=quokka')
  expect(found.body.data.map((one: { id: number }) => one.id)).toEqual([id])
  const row = await rowOf(program.ctx, id)
  expect([row.category_id, row.kind.includes('wheelchair')]).toEqual([1, true])
})

test('[RULE-07] free forces the price to 0 in an edit too', async () => {
  const { id, pictureIds } = await createListing()
  expect((await edit(id, { free: true, price: '40', images: pictureIds })).body.data.post.price).toBe(0)
})

test('[EDIT-05] photos take the order in which they are named; those not named stay behind them', async () => {
  const { id, pictureIds } = await createListing(3)
  const [a, b, c] = pictureIds
  const uploaded = await readyUpload(program.ctx, owner)
  const { body } = await edit(id, { images: [c, uploaded, a] })
  const ids = body.data.post.images.map((image: { image_id: number }) => image.image_id)
  expect(ids).toEqual([c, expect.any(Number), a, b])
  expect(await photosOf(program.ctx, id)).toEqual(ids)
})

test('[WIZ-04] a rotated photo is another picture in the place of the old one, which is removed', async () => {
  const { id } = await createListing(1)
  const { send } = await sender(program, owner)
  const [first, second] = [await send(await freshPhoto()), await send(await freshPhoto())]
  await edit(id, { images: [first.signedId, second.signedId] })
  const [one = 0, other] = await photosOf(program.ctx, id)
  const rotated = { images: [{ image_id: one, rotation: 90 }, other] }
  const { body } = await edit(id, rotated)
  const [image, next] = body.data.post.images
  expect(next.image_id).toBe(other)
  expect(image.image_id).not.toBe(one)
  expect([image.width, image.height]).toEqual([first.image.height, first.image.width])
  expect(await photosOf(program.ctx, id)).not.toContain(one)
  expect((await edit(id, rotated)).body.data.post.images[0].image_id).toBe(image.image_id)
})

test('[EDIT-05] a listing keeps 10 photos: of those that are not named the last ones go', async () => {
  const { id, pictureIds } = await createListing(10)
  const uploaded = await Promise.all([1, 2, 3].map(() => readyUpload(program.ctx, owner)))
  const [named, unnamed] = [pictureIds.slice(0, 4), pictureIds.slice(4)]
  const { status, body } = await edit(id, { images: [...named, ...uploaded] })
  const ids = body.data.post.images.map((image: { image_id: number }) => image.image_id)
  expect([status, ids.length, ids.slice(0, 4), ids.slice(7)]).toEqual([200, 10, named, unnamed.slice(0, 3)])
  // Half of the unnamed photos are removed already; no call removes another one in their place.
  const calls = unnamed.map((imageId) => call(program, 'DELETE', `/posts/image/${imageId}`, headers))
  const statuses = (await Promise.all(calls)).map(({ status }) => status)
  expect(statuses).toEqual([200, 200, 200, 404, 404, 404])
  expect(await photosOf(program.ctx, id)).toEqual(ids.slice(0, 7))
})

describe('two tabs', () => {
  test('the later save of an old version is refused and changes nothing', async () => {
    const { id, pictureIds } = await createListing()
    const version = (await get(program, `/posts/${id}`)).body.data.post.updated_at_utc
    const first = await edit(id, { title: 'First', images: pictureIds, version })
    expect(first.status).toBe(200)
    const second = await edit(id, { title: 'Second', images: pictureIds, version })
    expect([second.status, second.body.code]).toEqual([409, 'conflict'])
    expect((await rowOf(program.ctx, id)).title).toBe('First')
    const { updated_at_utc } = first.body.data.post
    expect((await edit(id, { title: 'Second', images: pictureIds, version: updated_at_utc })).status).toBe(200)
  })

  test('the same save twice, or two saves at once, never both win', async () => {
    const { id, pictureIds } = await createListing()
    const version = (await get(program, `/posts/${id}`)).body.data.post.updated_at_utc
    const changes = (title: string) => ({ title, images: pictureIds, version })
    const both = await Promise.all([edit(id, changes('One')), edit(id, changes('Other'))])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = both.find(({ status }) => status === 200)?.body.data.post
    expect((await edit(id, changes(won.title))).body.data.post).toMatchObject({ title: won.title })
    expect((await rowOf(program.ctx, id)).title).toBe(won.title)
  })
})

test('[LIFE-01] editListing conflict: what is sold is not edited', async () => {
  const { id, pictureIds } = await createListing()
  await setListing(program.ctx, id, sold(new Date()))
  const { status, body } = await edit(id, { images: pictureIds })
  expect([status, body.code, body.error]).toEqual([409, 'conflict', 'This listing is sold.'])
})

test.each([
  [{ price: '$450' }, 'price'],
  [{ title: ' ' }, 'title'],
  [{ images: [] }, 'images'],
  [{ properties: {} }, 'walker_wheels'],
  [{ equipment_type_id: 1 }, 'walker_wheels'],
])('[EDIT-05] editListing invalid: %j is refused at %s, and nothing changes', async (changes, field) => {
  const { id, pictureIds } = await createListing()
  const before = await rowOf(program.ctx, id)
  const { status, body } = await edit(id, { images: pictureIds, ...changes })
  expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])])
  expect(await rowOf(program.ctx, id)).toEqual(before)
})

test('a photo of another listing of one’s own is refused, and both keep theirs', async () => {
  const [mine, other] = [await createListing(1), await createListing(1)]
  const { status, body } = await edit(mine.id, { images: [...mine.pictureIds, ...other.pictureIds] })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['images']])
  expect(await photosOf(program.ctx, other.id)).toEqual(other.pictureIds)
  expect((await rowOf(program.ctx, mine.id)).title).toBe('Two-wheel walker, folds flat')
})
