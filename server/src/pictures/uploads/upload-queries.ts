import type { Selectable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'
import type { Upload } from './upload.ts'

const asUpload = (row: Selectable<Tables['uploads']>): Upload => ({
  ...{ id: row.id, personId: row.person_id, hash: row.signed_id_hash, type: row.content_type },
  ...{ bytes: row.byte_size, md5: row.checksum, pictureId: row.picture_id, createdAt: row.created_at },
})

export async function insertUpload(ctx: Context, upload: Omit<Upload, 'id' | 'pictureId'>): Promise<number> {
  const { id } = await ctx.db
    .insertInto('uploads')
    .values({
      ...{ person_id: upload.personId, signed_id_hash: upload.hash, content_type: upload.type },
      ...{ byte_size: upload.bytes, checksum: upload.md5, created_at: upload.createdAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds an upload and whether its person is confirmed. */
export async function findUpload(ctx: Context, id: number): Promise<(Upload & { confirmed: boolean }) | undefined> {
  const row = await ctx.db
    .selectFrom('uploads')
    .innerJoin('people', 'people.id', 'uploads.person_id')
    .selectAll('uploads')
    .select('people.confirmed_at')
    .where('uploads.id', '=', id)
    .executeTakeFirst()
  return row && { ...asUpload(row), confirmed: row.confirmed_at !== null }
}

/** Finds the uploads with these hashes that belong to the person, in no order. */
export async function findUploadsOf(
  ctx: Context,
  { personId, hashes }: { personId: number; hashes: Buffer[] },
): Promise<Upload[]> {
  if (!hashes.length) return []
  const uploads = ctx.db.selectFrom('uploads').selectAll().where('person_id', '=', personId)
  return (await uploads.where('signed_id_hash', 'in', hashes).execute()).map(asUpload)
}

/** Records the picture that an upload became. False when it became another one already, or is gone. */
export async function setPictureOfUpload(ctx: Context, id: number, pictureId: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('uploads')
    .set({ picture_id: pictureId })
    .where('id', '=', id)
    .where('picture_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

export async function deleteUpload(ctx: Context, id: number): Promise<void> {
  await ctx.db.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Deletes old uploads that nobody can use any more: those without a picture, and those whose picture is in a listing or a message. */
export async function deleteUploadsBefore(ctx: Context, before: Date): Promise<void> {
  await ctx.db
    .deleteFrom('uploads')
    .where('created_at', '<', before)
    .where((eb) =>
      eb.or([
        eb('picture_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('pictures')
            .select('pictures.id')
            .whereRef('pictures.id', '=', 'uploads.picture_id')
            .where((picture) =>
              picture.or([picture('listing_id', 'is not', null), picture('message_id', 'is not', null)]),
            ),
        ),
      ]),
    )
    .execute()
}

/** Finds the hashes among these whose upload still waits to be decoded, in hexadecimal. */
export async function findPendingUploads(ctx: Context, hashes: Buffer[]): Promise<Set<string>> {
  if (!hashes.length) return new Set()
  const pending = ctx.db.selectFrom('uploads').select('signed_id_hash').where('picture_id', 'is', null)
  const rows = await pending.where('signed_id_hash', 'in', hashes).execute()
  return new Set(rows.map((row) => row.signed_id_hash.toString('hex')))
}
