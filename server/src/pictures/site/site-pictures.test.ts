import { afterAll, expect, test } from 'vitest'
import { type Context, inTransaction } from '#platform/context'
import { acceptPicture } from '../accept-picture.ts'
import { adoptPictures } from '../adopt-pictures.ts'
import { freshPhoto } from '../encoding/testing-photos.ts'
import { pictureAddress } from '../serving/picture-addresses.ts'
import { openPictures, person } from '../testing.ts'
import { acceptSitePicture, pruneSitePictures } from './site-pictures.ts'

const { ctx, ownerId, database, close } = await openPictures()
afterAll(close)

const accept = async (owner = ownerId) =>
  pictureAddress((await acceptPicture(ctx, { ownerId: owner, bytes: await freshPhoto() })).digest, 'small', 'jpg')
const adopt = (ctx: Context, shownBy: string, addresses: string[]) =>
  inTransaction(ctx, (ctx) => adoptPictures(ctx, { shownBy, ownerId, addresses }))
const shownBy = async (part: string) => {
  const rows = ctx.db.selectFrom('site_pictures').select('digest').where('shown_by', '=', part)
  return (await rows.orderBy('digest').execute()).map(({ digest }) => digest)
}

const queued = async () => {
  const { rows } = await database.pool.query(`select payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'drop-bytes'`)
  return rows.map(({ payload }) => payload)
}

test('a part of the site shows its writer’s pictures; another’s, and those of another part, are named', async () => {
  const [own, theirs] = [await accept(), await accept(await person(ctx, 'stranger@example.org'))]
  const ofBlog = pictureAddress(
    await acceptSitePicture(ctx, { shownBy: 'blog', bytes: await freshPhoto() }),
    'small',
    'jpg',
  )
  const named = [own, theirs, ofBlog, 'https://example.org/x.jpg', own]
  expect(await adopt(ctx, 'content', named)).toEqual([theirs, ofBlog])
  expect(await adopt(ctx, 'content', named)).toEqual([theirs, ofBlog])
  expect(await shownBy('content')).toEqual([own.slice('/pictures/'.length, '/pictures/'.length + 32)])
})

test('what one part of the site no longer shows stays with another that does', async () => {
  const bytes = await freshPhoto()
  const digest = await acceptSitePicture(ctx, { shownBy: 'banners', bytes })
  const twice = [1, 2].map(() => acceptSitePicture(ctx, { shownBy: 'pages', bytes }))
  expect(await Promise.all(twice)).toEqual([digest, digest])
  await pruneSitePictures(ctx, { shownBy: 'banners', digests: [digest] })
  expect([await shownBy('banners'), await queued()]).toEqual([[digest], []])
  await pruneSitePictures(ctx, { shownBy: 'banners', digests: [] })
  expect([await shownBy('banners'), await shownBy('pages')]).toEqual([[], [digest]])
  // What is left of its bytes, if nobody needs them, goes by a job.
  expect(await queued()).toEqual([{ digests: [digest] }])
})
