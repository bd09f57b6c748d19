import { createHash } from 'node:crypto'
import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { signedIn, type testProgram } from '../../testing.ts'

type Program = Pick<Awaited<ReturnType<typeof testProgram>>, 'app' | 'ctx'>

export const blobOf = (bytes: Buffer, type = 'image/jpeg') => ({
  ...{ filename: 'IMG_0001.JPG', content_type: type, byte_size: bytes.length },
  checksum: createHash('md5').update(bytes).digest('base64'),
})

/** Sends photos for a person as a browser does, one step at a time. */
export async function sender({ app, ctx }: Program, person: Person) {
  const headers = await signedIn(ctx, person)

  async function start(bytes: Buffer, type?: string): Promise<Answer<'startUpload'>> {
    const payload = { blob: blobOf(bytes, type) }
    const response = await app.inject({ method: 'POST', url: '/v1/storage/direct_uploads', headers, payload })
    return response.json().data
  }

  /** Sends the bytes to our own endpoint or to the store, as the address says. Returns the status. */
  async function put({ direct_upload: { url, headers } }: Answer<'startUpload'>, bytes: Buffer): Promise<number> {
    if (url.startsWith('/')) return (await app.inject({ method: 'PUT', url, headers, payload: bytes })).statusCode
    return (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status
  }

  async function finish({ signed_id }: Pick<Answer<'startUpload'>, 'signed_id'>) {
    const response = await app.inject({ method: 'POST', url: `/v1/storage/direct_uploads/${signed_id}`, headers })
    const { data, code, errors } = response.json()
    return { status: response.statusCode, image: data?.image as Answer<'finishUpload'>['image'], code, errors }
  }

  /** All three. */
  async function send(bytes: Buffer, type?: string) {
    const upload = await start(bytes, type)
    await put(upload, bytes)
    return { ...(await finish(upload)), signedId: upload.signed_id }
  }

  return { start, put, finish, send }
}
