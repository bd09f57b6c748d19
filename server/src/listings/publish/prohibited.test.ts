import { afterAll, expect, test } from 'vitest'
import { mailsTo, neighbour } from '../../moderation/testing.ts'
import { signedIn, someListing, testProgram } from '../../testing.ts'
import { call, photosOf, readyUpload, rowOf, setListing, walkerForm } from '../testing.ts'

const program = await testProgram()
const owner = await neighbour(program.ctx)
const headers = await signedIn(program.ctx, owner)
afterAll(() => program.close())

/** Publishes the form with these changes, and returns the listing's id. */
async function publish(changes: object, by = owner): Promise<number> {
  const post = { ...walkerForm, images: [await readyUpload(program.ctx, by)], ...changes }
  const { status, body } = await call(program, 'POST', '/posts', await signedIn(program.ctx, by), { post })
  expect(status).toBe(200)
  return body.data.post.id
}
async function edit(id: number, changes: object): Promise<void> {
  const post = { ...walkerForm, images: await photosOf(program.ctx, id), ...changes }
  expect((await call(program, 'PUT', `/posts/${id}`, headers, { post })).status).toBe(200)
}
const isPublic = async (id: number) => (await rowOf(program.ctx, id)).is_public

test('a medicine or needle waits for a volunteer whatever its owner says, and its owner reads why', async () => {
  const id = await publish({ title: 'Walker with oxycodone pills', checked_words: ['oxycodone'] })
  expect(await isPublic(id)).toBe(false)
  expect((await rowOf(program.ctx, id)).held_why).toContain('It mentions something that can’t be listed here.')
  expect((await mailsTo(program.ctx, owner.email)).map(({ subject }) => subject)).toEqual([
    'We look at your listing before everyone sees it',
  ])
  expect(await isPublic(await publish({ description: 'With a bag of ѕуringes', checked_words: ['syringe'] }))).toBe(
    false,
  )
  const properties = { ...walkerForm.properties, brand: 'Insulin pens' }
  expect(await isPublic(await publish({ title: 'Walker with a bag', properties }))).toBe(false)
})

test('another prohibited word waits until its owner says that theirs is something else', async () => {
  const title = 'Rollator with 0xygen tаnk holder'
  const id = await publish({ title })
  expect(await isPublic(id)).toBe(false)
  await edit(id, { title, checked_words: ['oxygen tank'] })
  expect(await isPublic(id)).toBe(true)
  await edit(id, { title, description: 'Nearly new' })
  expect(await isPublic(id)).toBe(true)
  await edit(id, { title, description: 'With a CPAP' })
  expect(await isPublic(id)).toBe(false)
  await edit(id, { title, description: 'Nearly new' })
  expect(await isPublic(id)).toBe(true)
})

test('what a bag or case is for is no medicine: its owner says so, and it is public', async () => {
  expect(await isPublic(await publish({ title: 'Insulin cooler bag', checked_words: ['insulin'] }))).toBe(true)
  expect(await isPublic(await publish({ title: 'Pill organizer and sharps container' }))).toBe(true)
})

test('what was listed before a word was on the list waits when it is renewed', async () => {
  const id = await someListing(program.ctx, owner)
  await setListing(program.ctx, id, { title: 'Walker with a lancet' })
  expect(await isPublic(id)).toBe(true)
  expect((await call(program, 'POST', `/posts/${id}/renew`, headers)).status).toBe(200)
  expect(await isPublic(id)).toBe(false)
})
