import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { day, shiftedClock } from '#platform/clock'
import { acceptPicture } from '../accept-picture.ts'
import { attachPictures } from '../attach-pictures.ts'
import { freshPhoto } from '../encoding/testing-photos.ts'
import { forgetPictures } from '../forget-pictures.ts'
import { pictureJobs } from '../jobs.ts'
import { listing, openPictures } from '../testing.ts'

const { ctx, ownerId, database, close } = await openPictures()
afterAll(close)

/** A photo on which there is something to tell apart. */
const scene = (x: number) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="#ddd"/>
      <circle cx="${x}" cy="250" r="90" fill="#222"/><rect x="${x - 60}" y="40" width="130" height="110" fill="#234a78"/></svg>`),
  )
    .jpeg()
    .toBuffer()

const lookOf = async (digest: string) =>
  ctx.db.selectFrom('pictures').select(['hash', 'hashed']).where('digest', '=', digest).orderBy('id').execute()
const forgetLooks = () => ctx.db.updateTable('pictures').set({ hash: null, hashed: false }).execute()
const queued = async () =>
  (await database.pool.query("delete from graphile_worker._private_jobs where key = 'hash-pictures' returning key"))
    .rowCount

test('pictures that were there before are looked at again, and each has a look of its own again', async () => {
  const [one, other] = [await scene(160), await scene(300)]
  const { digest } = await acceptPicture(ctx, { ownerId, bytes: one })
  await acceptPicture(ctx, { ownerId, bytes: one })
  const { digest: second } = await acceptPicture(ctx, { ownerId, bytes: other })
  const { digest: plain } = await acceptPicture(ctx, { ownerId, bytes: await freshPhoto() })
  const looks = () => Promise.all([digest, second, plain].map(lookOf))
  const hash = expect.anything()
  const known = [Array(2).fill({ hash, hashed: true }), [{ hash, hashed: true }], [{ hash: null, hashed: true }]]
  expect(await looks()).toEqual(known)
  await forgetLooks()
  await pictureJobs['sweep-strays']?.(ctx, {})
  expect(await queued()).toBe(1)
  await pictureJobs['hash-pictures']?.(ctx, {})
  const [both, [third] = []] = await looks()
  expect([await looks(), await queued()]).toEqual([known, 0])
  expect(both?.map((look) => look.hash === both[0]?.hash && look.hash !== third?.hash)).toEqual([true, true])
  await pictureJobs['sweep-strays']?.(ctx, {})
  expect(await queued()).toBe(0)
})

test('a look is forgotten a day after it came, once no picture has it', async () => {
  const accept = async (x: number) => acceptPicture(ctx, { ownerId, bytes: await scene(x) })
  const [gone, listed] = [await accept(130), await accept(330)]
  const hashOf = async ({ digest }: { digest: string }): Promise<string> =>
    (await database.pool.query('select hash::text from pictures where digest = $1', [digest])).rows[0].hash
  const hashes = [await hashOf(gone), await hashOf(listed)]
  const stored = async () => {
    const { rows } = await database.pool.query('select hash::text from picture_hashes where hash = any($1)', [hashes])
    return rows.map(({ hash }) => hash)
  }
  await attachPictures(ctx, { listingId: await listing(ctx, ownerId), ownerId, pictureIds: [listed.id] })
  await forgetPictures(ctx, { pictureIds: [gone.id] })
  const sweptAfter = async (milliseconds: number) => {
    await pictureJobs['sweep-strays']?.({ ...ctx, clock: shiftedClock(ctx.clock, milliseconds) }, {})
    return stored()
  }
  expect((await sweptAfter(0.9 * day)).sort()).toEqual(hashes.toSorted())
  expect(await sweptAfter(1.1 * day)).toEqual([hashes[1]])
})
