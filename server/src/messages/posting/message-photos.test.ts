import { afterAll, expect, test } from 'vitest'
import { endPictureProcess, sweepOrphans } from '#pictures'
import { day, shiftedClock } from '#platform/clock'
import { call, readyUpload, walkerForm } from '../../listings/testing.ts'
import { freshPhoto } from '../../pictures/encoding/testing-photos.ts'
import { sender } from '../../pictures/uploads/testing-uploads.ts'
import { close } from '../../privacy/testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { mailsTo, type Pair, read, set, somePair, write } from '../testing.ts'

const program = await programOfFile()
afterAll(endPictureProcess)

const status = async (address: string) => (await program.app.inject(address)).statusCode
const withoutAccess = (address: string) => address.replace(/\?.*/, '')

async function upload({ person }: Pair['buyer']): Promise<string> {
  return (await (await sender(program, person)).send(await freshPhoto(), 'image/png')).signedId
}

const photosOf = async (from: Pair['buyer'], id: number) => (await read(program, from, id)).body.messages.at(-1).photos

test('photos come with a message, or without words; the two see them, by an address for a day, and nobody else does', async () => {
  const { owner, buyer, id } = await somePair(program)
  const photos = [await upload(buyer), await upload(buyer)]
  const { status: written, body } = await write(program, buyer, id, '', { photos })
  expect([written, body.data.photos.length]).toEqual([200, 2])
  for (const who of [owner, buyer]) {
    const [photo] = await photosOf(who, id)
    expect([await status(photo.large), await status(photo.webp.small)]).toEqual([200, 200])
    expect(await status(withoutAccess(photo.large))).toBe(404)
  }
  expect((await read(program, owner, id)).body.data.last.text).toBe('Photo')
  const mail = (await mailsTo(program, owner)).at(-1)
  expect(mail?.plain.replace(/\s+/g, ' ')).toContain('2 photos came with it. You see them on the page.')
  for (const photo of await photosOf(owner, id))
    expect(mail?.html).not.toContain(withoutAccess(photo.large).split('-')[0])
  const { clock } = program.ctx
  const [photo] = await photosOf(owner, id)
  program.ctx.clock = shiftedClock(clock, 2 * day)
  await sweepOrphans(program.ctx)
  expect([await status(photo.large), await status((await photosOf(owner, id))[0].large)]).toEqual([404, 200])
  program.ctx.clock = clock
})

test('a photo in a message is in nothing else: no second message, no listing', async () => {
  const { buyer, id } = await somePair(program)
  const photo = await upload(buyer)
  expect((await write(program, buyer, id, 'Here', { photos: [photo] })).status).toBe(200)
  const gone = { photos: ['A photo is no longer there. Please add it again.'] }
  expect((await write(program, buyer, id, 'Again', { photos: [photo] })).body.errors).toEqual(gone)
  const listed = await call(program, 'POST', '/posts', buyer.headers, { post: { ...walkerForm, images: [photo] } })
  expect([listed.status, listed.body.errors]).toEqual([422, { images: gone.photos }])
  expect((await read(program, buyer, id)).body.messages).toHaveLength(2)
})

test('another’s photo, one twice, five and one that is none are refused at the field, and no message is stored', async () => {
  const { owner, buyer, id } = await somePair(program)
  const [hers, his] = [await readyUpload(program.ctx, owner.person), await readyUpload(program.ctx, buyer.person)]
  const five = await Promise.all(Array.from({ length: 5 }, () => readyUpload(program.ctx, buyer.person)))
  const errorsOf = async (photos: unknown) =>
    Object.keys((await write(program, buyer, id, 'x', { photos })).body.errors)
  for (const photos of [[hers], [his, his], ['guess'], five, 'x', [7]])
    expect((await errorsOf(photos)).map((field) => field.replace(/\W.*/, ''))).toEqual(['photos'])
  expect((await read(program, owner, id)).body.messages).toHaveLength(1)
})

test('who is blocked sees their photo, the other does not', async () => {
  const { owner, buyer, id } = await somePair(program)
  await set(program, owner, id, 'block')
  await write(program, buyer, id, '', { photos: [await readyUpload(program.ctx, buyer.person)] })
  expect(await photosOf(buyer, id)).toHaveLength(1)
  expect(await photosOf(owner, id)).toEqual([])
})

test('photos go with whoever sent them, and with their conversation', async () => {
  const { owner, buyer, id } = await somePair(program)
  await write(program, buyer, id, '', { photos: [await readyUpload(program.ctx, buyer.person)] })
  await write(program, owner, id, '', { photos: [await readyUpload(program.ctx, owner.person)] })
  const stored = async () => {
    const pictures = program.ctx.db.selectFrom('pictures').select(['owner_id', 'message_id'])
    return pictures
      .where('owner_id', 'in', [owner.person.id, buyer.person.id])
      .where('listing_id', 'is', null)
      .execute()
  }
  expect(await stored()).toHaveLength(2)
  await close(program, buyer.headers, { email: buyer.person.email })
  expect((await stored()).map(({ owner_id }) => owner_id)).toEqual([owner.person.id])
  await program.ctx.db.deleteFrom('conversations').where('id', '=', id).execute()
  expect(await stored()).toMatchObject([{ message_id: null }])
})
