import { afterAll, expect, test } from 'vitest'
import { endPictureProcess, sweepOrphans } from '#pictures'
import { day, shiftedClock } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { read, somePair, write } from '../messages/testing.ts'
import { someListing, somePicture, testProgram } from '../testing.ts'
import { attachPictures } from './attach-pictures.ts'
import { freshPhoto } from './encoding/testing-photos.ts'
import { attachToMessage, picturesOfMessages } from './message-pictures.ts'
import { sender } from './uploads/testing-uploads.ts'

const program = await testProgram()
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

test('photos of a message stay in the order in which they were sent', async () => {
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
  const listingId = await someListing(ctx, buyer.person)
  // What was sent to one person is not shown to everybody.
  const showing = attachPictures(ctx, { listingId, ownerId, pictureIds: [free] })
  await expect(showing).rejects.toMatchObject({ code: 'invalid' })
  await sweepOrphans({ ...ctx, clock: shiftedClock(ctx.clock, 7 * day) })
  expect(await idsOf()).toEqual([free])
})
