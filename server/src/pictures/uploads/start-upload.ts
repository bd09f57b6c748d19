import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import type { PutAddress } from '#platform/storage'
import { hashSignedId, newSignedId } from './signed-id.ts'
import { addressOfUpload } from './upload-address.ts'
import { insertUpload } from './upload-queries.ts'

/** A photo that a browser wants to send: `md5` is base64, `bytes` its size. */
export type StartUpload = { person: Person; type: string; bytes: number; md5: string }

/** Starts an upload. Returns its signed id, which is answered only here, and the address that accepts its bytes for an hour. */
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
