import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { call, type Program, photosOf, readyUpload, walkerForm } from '../testing.ts'

let program: Program
let owner: Person
let headers: Record<string, string>

beforeAll(async () => {
  program = await testProgram()
  owner = await someone(program.ctx)
  headers = await signedIn(program.ctx, owner)
})
afterAll(() => program.close())

const form = async (changes: object) => ({
  post: { ...walkerForm, images: [await readyUpload(program.ctx, owner)], ...changes },
})
const submit = (payload: object) => call(program, 'POST', '/posts', headers, payload)

const oxygen =
  '“oxygen tank”: is this something that cannot be listed here? Oxygen cylinders, liquid oxygen and other pressurised gas. ' +
  'Please return it to the supplier. If yours is something else, go on.'

test('publishListing invalid: what sounds prohibited, in the words of the form; who was asked goes on', async () => {
  const changes = { title: 'Rollator with 0xygen tаnk holder', description: 'For an insulin pump' }
  const refused = await submit(await form(changes))
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { title: [oxygen], description: [expect.stringMatching(/^“insulin”: .+ return it to a pharmacy\. If yours/)] },
  ])
  expect((await submit(await form({ ...changes, checked_words: ['insulin'] }))).body.errors).toEqual({
    title: [oxygen],
  })
  const { status, body } = await submit(await form({ ...changes, checked_words: ['insulin', 'oxygen tank'] }))
  expect([status, body.data.post.title]).toEqual([200, changes.title])
})

test('editListing invalid: what sounds prohibited, until who edits was asked', async () => {
  const id = await someListing(program.ctx, owner)
  const images = await photosOf(program.ctx, id)
  const edit = (changes: object) =>
    call(program, 'PUT', `/posts/${id}`, headers, { post: { ...walkerForm, ...changes } })
  const changes = { description: 'A box of syringes', images }
  const refused = await edit(changes)
  expect([refused.status, refused.body.errors.description]).toEqual([
    422,
    [
      expect.stringMatching(
        /^“syringe”: is this something that cannot be listed here\? .+ If yours is something else, go on\.$/,
      ),
    ],
  ])
  expect((await edit({ ...changes, checked_words: ['syringe'] })).status).toBe(200)
})
