import { afterAll, expect, test } from 'vitest'
import { freshHash, pictureLike, turned } from '../../screening/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { call, photosOf, readyUpload, rowOf, walkerForm } from '../testing.ts'

/** Another person's photo, which stands in a listing of theirs. */
const program = await testProgram()
const rosa = await someone(program.ctx)
const hash = freshHash()
await someListing(program.ctx, rosa, { pictureIds: [await pictureLike(program.ctx, rosa, hash)] })
const owner = await someone(program.ctx)
const headers = await signedIn(program.ctx, owner)
afterAll(() => program.close())

const own = () => pictureLike(program.ctx, owner, freshHash())
const copied = () => pictureLike(program.ctx, owner, turned(hash, [1, 20, 40]))
const isHidden = async (id: number) => (await rowOf(program.ctx, id)).held_why !== null
const edit = (id: number, images: unknown[]) =>
  call(program, 'PUT', `/posts/${id}`, headers, { post: { ...walkerForm, images } })

test('what is published with another person’s photo is hidden, and shown once that photo is removed', async () => {
  const id = await someListing(program.ctx, owner, { pictureIds: [await own(), await copied()] })
  const [, photo] = await photosOf(program.ctx, id)
  expect(await isHidden(id)).toBe(true)
  expect((await call(program, 'DELETE', `/posts/image/${photo}`, headers)).status).toBe(200)
  expect([await isHidden(id), (await rowOf(program.ctx, id)).is_public]).toEqual([false, true])
})

test('what is edited to another person’s photo is hidden, and a later edit of its words does not show it', async () => {
  const id = await someListing(program.ctx, owner, { pictureIds: [await own()] })
  const images: unknown[] = await photosOf(program.ctx, id)
  expect((await edit(id, [...images, await readyUpload(program.ctx, owner, await own())])).status).toBe(200)
  expect(await isHidden(id)).toBe(false)
  expect((await edit(id, [...images, await readyUpload(program.ctx, owner, await copied())])).status).toBe(200)
  expect(await isHidden(id)).toBe(true)
  expect((await edit(id, images)).status).toBe(200)
  expect([await isHidden(id), (await rowOf(program.ctx, id)).is_public]).toEqual([true, false])
})

test('what was listed before that photo was known is not hidden by an edit that leaves its photos', async () => {
  const early = freshHash()
  const mine = await someListing(program.ctx, owner, { pictureIds: [await pictureLike(program.ctx, owner, early)] })
  const other = await someone(program.ctx)
  await someListing(program.ctx, other, { pictureIds: [await pictureLike(program.ctx, other, early)] })
  expect((await edit(mine, await photosOf(program.ctx, mine))).status).toBe(200)
  expect(await isHidden(mine)).toBe(false)
})
