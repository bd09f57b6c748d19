import { repairPhotoMissing } from '@reable/contract/recalls/rules'
import { expect, test } from 'vitest'
import type { Person } from '#accounts'
import { minute, shiftedClock } from '#platform/clock'
import { shippedRecalls } from '#seeds/recalls/shipped'
import { call, photosOf, rowOf, setListing, walkerForm } from '../listings/testing.ts'
import { decideListing, waitingListing } from '../moderation/cases/testing-cases.ts'
import { mailsTo, makeVolunteer, neighbour } from '../moderation/testing.ts'
import { refreshRecalls } from '../recalls/file/refresh-recalls.ts'
import { runRecallJobs } from '../recalls/testing.ts'
import { get, signedIn, someListing, someone, somePicture } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { freshHash, pictureLike } from './testing.ts'

const program = await programOfFile()
const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
const room = await signedIn(program.ctx, volunteer)

async function listed(owner: Person, hashes: string[]) {
  const pictureIds: number[] = []
  for (const hash of hashes) pictureIds.push(await pictureLike(program.ctx, owner, hash))
  return someListing(program.ctx, owner, { pictureIds })
}
const decide = (id: number, decision: string, words = '') =>
  decideListing(program, { headers: room, person: volunteer }, id, decision, words)
const edit = async (owner: Person, id: number, changes: object) => {
  const post = { ...walkerForm, images: await photosOf(program.ctx, id), ...changes }
  return (await call(program, 'PUT', `/posts/${id}`, await signedIn(program.ctx, owner), { post })).status
}

test('whoever changes the words alone still waits for the photo that stands elsewhere, since the same moment', async () => {
  const hash = freshHash()
  const owner = await neighbour(program.ctx)
  await listed(await neighbour(program.ctx), [hash])
  const id = await listed(owner, [freshHash(), hash])
  const before = await rowOf(program.ctx, id)
  expect(await edit(owner, id, { title: 'Another title' })).toBe(200)
  const { title, is_public, held_at } = await rowOf(program.ctx, id)
  expect([title, is_public, held_at]).toEqual(['Another title', false, before.held_at])
  const [, copied] = await photosOf(program.ctx, id)
  expect((await waitingListing(program, room, id)).findings).toMatchObject([
    { kind: 'same_picture', suspends: true, image: { image_id: copied } },
  ])
  expect(await mailsTo(program.ctx, owner.email)).toHaveLength(1)
})

test('what reports have hidden stays hidden, whatever its owner writes, and a note is stored beside it', async () => {
  const owner = await neighbour(program.ctx)
  const id = await listed(owner, [freshHash()])
  const held_at = program.ctx.clock.now()
  await setListing(program.ctx, id, { held_at, held_why: 'It was reported.' })
  for (const [description, notes] of [
    ['Grips are new.', undefined],
    ['Call 604 555 0142.', [expect.objectContaining({ kind: 'contact_details', suspends: false })]],
    ['Grips are new.', undefined],
  ] as const) {
    expect(await edit(owner, id, { description })).toBe(200)
    expect(await rowOf(program.ctx, id)).toMatchObject({ is_public: false, held_at, held_why: 'It was reported.' })
    const rows = program.ctx.db.selectFrom('screenings').select('findings').where('listing_id', '=', id)
    expect((await rows.executeTakeFirst())?.findings).toEqual(notes)
  }
})

test('what is recalled needs a photo of the repair, also when a volunteer has hidden it and its owner edits it', async () => {
  await refreshRecalls(program.ctx, shippedRecalls)
  await runRecallJobs(program.ctx)
  const owner = await neighbour(program.ctx)
  const properties = { fixing: 'Clamps on', cleaned: 'Wiped clean', brand: 'Medline', model: 'MDS6800BA' }
  const rail = { title: 'Bed rail', description: 'White, with a strap.', properties }
  const id = await someListing(program.ctx, owner, { equipmentTypeId: 28, ...rail })
  expect((await rowOf(program.ctx, id)).is_public).toBe(false)
  expect((await decide(id, 'keep', 'Please do not hand it on.')).status).toBe(200)
  expect(await edit(owner, id, { equipment_type_id: 28, ...rail, description: 'White.' })).toBe(200)
  const { ctx } = program
  const recall = async () =>
    (await get(program, `/posts/${id}`, await signedIn(ctx, owner))).body.data.post.recall.outcome
  const refused = await decide(id, 'release')
  expect([refused.status, refused.body.error, await recall()]).toEqual([409, repairPhotoMissing, 'recalled'])
  const later = { ...ctx, clock: shiftedClock(ctx.clock, minute) }
  const photo = await somePicture(later, owner)
  await ctx.db.updateTable('pictures').set({ listing_id: id, position: 2 }).where('id', '=', photo).execute()
  expect([(await decide(id, 'release')).status, await recall()]).toEqual([200, 'repaired'])
  // Once it is released, what is decided about reports needs no photo.
  await setListing(ctx, id, { held_at: ctx.clock.now(), held_why: 'It was reported.' })
  expect((await decide(id, 'release')).status).toBe(200)
})
