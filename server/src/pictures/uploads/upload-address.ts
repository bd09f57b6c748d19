import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#platform/context'
import { apiBase } from '#platform/http'
import type { PutAddress } from '#platform/storage'
import { incomingKey, type Upload } from './upload.ts'

/** Below the API base: the program's own endpoint for bytes. */
export const uploadEndpointPath = '/storage/uploads/:id'

/** Returns the address for the bytes of an upload: of the store itself, or of our endpoint, signed by us. */
export async function addressOfUpload(ctx: Context, upload: Omit<Upload, 'pictureId'>): Promise<PutAddress> {
  const { direct } = ctx.storage
  if (direct.by === 'store') return direct.address(incomingKey(upload), upload)
  const path = uploadEndpointPath.replace(':id', String(upload.id))
  return {
    url: `${apiBase}${path}?signature=${signatureOf(ctx, upload.id)}`,
    headers: { 'content-type': upload.type, 'content-md5': upload.md5 },
  }
}

/** Whether we signed the address of this upload. */
export function isSigned(ctx: Context, id: number, signature: string): boolean {
  const actual = Buffer.from(signature)
  const expected = Buffer.from(signatureOf(ctx, id))
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function signatureOf(ctx: Context, id: number): string {
  return createHmac('sha256', ctx.config.keys.uploads).update(`put ${id}`).digest('base64url')
}
