import { randomBytes } from 'node:crypto'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { hashSignedId } from '../pictures/uploads/signed-id.ts'
import { somePicture, type testProgram } from '../testing.ts'

export type Program = Awaited<ReturnType<typeof testProgram>>

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A call below the API base, with the answer parsed. A text goes as it is. */
export async function call(program: Program, method: Method, url: string, headers: object = {}, payload?: unknown) {
  const raw = typeof payload === 'string'
  const response = await program.app.inject({
    ...{ method, url: `/v1${url}`, headers: { ...headers, ...(raw && { 'content-type': 'application/json' }) } },
    ...(payload !== undefined && { payload: payload as object }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** A walker as a form sends it, without its photos. */
export const walkerForm = {
  equipment_type_id: 12,
  title: 'Two-wheel walker, folds flat',
  description: 'Grips show wear, frame is straight.',
  price: '40',
  free: false,
  condition_id: 3,
  location_id: 4,
  properties: { walker_wheels: 'Two front', cleaned: 'Wiped clean' },
}

/** The signed id of a photo that was uploaded and is ready, whose bytes are not read: a picture of the owner, any one unless it is named. */
export async function readyUpload(ctx: Context, owner: Person, pictureId?: number): Promise<string> {
  const signedId = randomBytes(32).toString('base64url')
  const row = { person_id: owner.id, content_type: 'image/jpeg', byte_size: 1, checksum: '' }
  await ctx.db
    .insertInto('uploads')
    .values({
      ...row,
      signed_id_hash: hashSignedId(signedId),
      picture_id: pictureId ?? (await somePicture(ctx, owner)),
      created_at: ctx.clock.now(),
    })
    .execute()
  return signedId
}

export const rowOf = (ctx: Context, id: number) =>
  ctx.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Writes columns of a listing directly, to bring it into a state. */
export const setListing = (ctx: Context, id: number, changes: object) =>
  ctx.db.updateTable('listings').set(changes).where('id', '=', id).execute()

export const sold = (at: Date) => ({ active: false, last_feedback: 'exchanged', feedback_at: at })

export async function photosOf(ctx: Context, listingId: number): Promise<number[]> {
  const pictures = ctx.db.selectFrom('pictures').select('id').where('listing_id', '=', listingId)
  return (await pictures.orderBy('position').execute()).map(({ id }) => id)
}
