import { afterAll, beforeAll, expect, test } from 'vitest'
import { endPictureProcess, sweepOrphans } from '#pictures'
import { day, shiftedClock } from '#platform/clock'
import { inTransaction } from '#platform/context'
import type { Program } from '../listings/testing.ts'
import { read, somePair, write } from '../messages/testing.ts'
import { someListing, somePicture, testProgram } from '../testing.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { attachToMessage, picturesForMessage, picturesOfMessages } from './message-pictures.ts'
import { sender } from './uploads/testing-uploads.ts'

let program: Program
beforeAll(async () => {
  program = await testProgram()
})
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

test('photos of a message stay in the order in which they were sent, and of none there is nothing to do', async () => {
  const { buyer, id } = await somePair(program)
  const own = await sender(program, buyer.person)
  const send = async () => own.send(await freshPhoto(), 'image/png')
  const [one, two, three] = [await send(), await send(), await send()]
  const photos = [three, one, two].map(({ signedId }) => signedId)
  expect((await write(program, buyer, id, 'These', { photos })).status).toBe(200)
  const [, message] = (await read(program, buyer, id)).body.messages
  expect(message.photos.map(({ image_id }: { image_id: number }) => image_id)).toEqual([
    ...[three.image.image_id, one.image.image_id, two.image.image_id],
  ])
  const { signal } = new AbortController()
  expect(await picturesForMessage(program.ctx, { person: buyer.person, signedIds: [], signal })).toEqual([])
  expect(await picturesOfMessages(program.ctx, [])).toEqual(new Map())
  const attachment = { messageId: message.id, ownerId: buyer.person.id, pictureIds: [] }
  expect(await attachToMessage(program.ctx, attachment)).toBeUndefined()
})

test('a message takes photos of its writer alone that nothing else has, all of them or none', async () => {
  const { ctx } = program
  const { buyer, owner, id } = await somePair(program)
  const { id: messageId } = (await write(program, buyer, id, 'Here')).body.data
  const ownerId = buyer.person.id
  const [free, theirs, listed] = [
    await somePicture(ctx, buyer.person),
    await somePicture(ctx, owner.person),
    await somePicture(ctx, buyer.person),
  ]
  await someListing(ctx, buyer.person, { pictureIds: [listed] })
  const attach = (pictureIds: number[]) =>
    inTransaction(ctx, (ctx) => attachToMessage(ctx, { messageId, ownerId, pictureIds }))
  const gone = { code: 'invalid', errors: { photos: ['A photo is no longer there. Please add it again.'] } }
  for (const other of [theirs, listed, 987_654]) await expect(attach([free, other])).rejects.toMatchObject(gone)
  const idsOf = async () => (await picturesOfMessages(ctx, [messageId])).get(messageId)?.map((picture) => picture.id)
  expect(await idsOf()).toEqual([])
  await attach([free])
  await expect(attach([free])).rejects.toMatchObject(gone)
  await sweepOrphans({ ...ctx, clock: shiftedClock(ctx.clock, 7 * day) })
  expect(await idsOf()).toEqual([free])
})
