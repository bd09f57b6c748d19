import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { deleteListing } from '../lifecycle/delete-listing.ts'
import type { Program } from '../testing.ts'
import { announceLater } from './announce-listings.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('what was announced and is deleted is still said to be deleted when its announcement comes too late', async () => {
  const owner = await someone(program.ctx)
  const id = await someListing(program.ctx, owner)
  await deleteListing(program.ctx, { owner, id })
  await announceLater(program.ctx, { id })
  expect((await get(program, `/posts/${id}`)).body.data.post.deleted_at).toEqual(expect.any(String))
})
