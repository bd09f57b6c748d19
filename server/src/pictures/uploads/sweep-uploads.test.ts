import { afterAll, expect, test } from 'vitest'
import { endPictureProcess, sweepOrphans } from '#pictures'
import { hour, shiftedClock } from '#platform/clock'
import type { Context } from '#platform/context'
import { incomingPrefix } from '#platform/storage'
import { someListing, someone, testProgram } from '../../testing.ts'
import { freshPhoto } from '../encoding/testing-photos.ts'
import { picturesForListing } from '../pictures-for-listing.ts'
import { sender } from './testing-uploads.ts'

const program = await testProgram()
const ctx = program.ctx
const person = await someone(ctx)
const own = await sender(program, person)
afterAll(async () => {
  await endPictureProcess()
  await program.close()
})

const later = (hours: number): Context => ({ ...ctx, clock: shiftedClock(ctx.clock, hours * hour) })
const incoming = () => Array.fromAsync(ctx.storage.list(incomingPrefix))
const rows = async () => (await ctx.db.selectFrom('uploads').select('id').execute()).length

test('bytes that wait for their upload stay for a day, then both are gone', async () => {
  const bytes = await freshPhoto()
  const upload = await own.start(bytes, 'image/png')
  await own.put(upload, bytes)
  await sweepOrphans(later(23))
  expect([await rows(), (await incoming()).length]).toEqual([1, 1])
  await sweepOrphans(later(25))
  expect([await rows(), await incoming()]).toEqual([0, []])
  expect((await own.finish(upload)).status).toBe(404)
})

test('bytes of a finished upload, or of one that is gone, as a kill leaves them, are removed at once', async () => {
  const bytes = await freshPhoto()
  const finished = await own.start(bytes, 'image/png')
  await own.put(finished, bytes)
  const [key = ''] = await incoming()
  await own.finish(finished)
  await ctx.storage.put(key, bytes)
  await ctx.storage.put(`${incomingPrefix}${'ab'.repeat(32)}`, bytes)
  const waiting = await own.start(bytes, 'image/png')
  await own.put(waiting, bytes)
  await sweepOrphans(ctx)
  expect((await incoming()).length).toBe(1)
  expect((await own.finish(waiting)).status).toBe(200)
})

const { signal } = new AbortController()

test('an upload lives as long as its picture waits for a listing, and is forgotten once one has it', async () => {
  await sweepOrphans(later(50))
  expect(await rows()).toBe(0)
  // What another one's picture is in says nothing of this one.
  await someListing(ctx, person)
  const { signedId, image } = await own.send(await freshPhoto(), 'image/png')
  await ctx.db
    .updateTable('pictures')
    .set({ created_at: later(2).clock.now() })
    .where('id', '=', image.image_id)
    .execute()
  await sweepOrphans(later(25))
  expect((await picturesForListing(ctx, { person, images: [signedId], signal })).pictureIds).toEqual([image.image_id])
  await someListing(ctx, person, { pictureIds: [image.image_id] })
  await sweepOrphans(later(25))
  expect(await rows()).toBe(0)
})
