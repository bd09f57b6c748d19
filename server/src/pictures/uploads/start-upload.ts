import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import type { PutAddress } from '#platform/storage'
import { hashSignedId, newSignedId } from './signed-id.ts'
import { addressOfUpload } from './upload-address.ts'
import { insertUpload } from './upload-queries.ts'

/** What a browser says of a photo that it wants to send: `md5` is base64, `bytes` its size. */
export type StartUpload = { person: Person; type: string; bytes: number; md5: string }

/** Expects a photo. Answers by which signed id it is finished and used, told this once, and where its bytes go within an hour. */
export async function startUpload(
  ctx: Context,
  { person, type, bytes, md5 }: StartUpload,
): Promise<{ signedId: string; address: PutAddress }> {
  const signedId = newSignedId()
  const upload = {
    ...{ personId: person.id, hash: hashSignedId(signedId), type, bytes, md5 },
    createdAt: ctx.clock.now(),
  }
  const id = await insertUpload(ctx, upload)
  return { signedId, address: await addressOfUpload(ctx, { ...upload, id }) }
}
