import { createHash } from 'node:crypto'
import type { Answer } from '@reable/contract/client'
import type { Seller } from './seller.ts'

export type Photo = { bytes: Buffer; blob: Blob }

type Blob = { filename: string; content_type: 'image/jpeg'; byte_size: number; checksum: string }

/** A JPEG and the description that a browser sends first: computing it is no work of the server's. */
export const photoOf = (bytes: Buffer): Photo => ({
  bytes,
  blob: {
    ...{ filename: 'IMG_0001.JPG', content_type: 'image/jpeg', byte_size: bytes.length },
    checksum: createHash('md5').update(bytes).digest('base64'),
  },
})

/** Announces a photo, sends its bytes and waits until it is ready: answers that, or undefined when the server was busy. */
export async function sendPhoto({ api, putBytes }: Seller, photo: Photo): Promise<Answer<'finishUpload'> | undefined> {
  const started = await api('startUpload', { body: { blob: photo.blob } })
  if (!started.ok) throw new Error(`A photo could not be announced: ${started.status}`)
  const { signed_id, direct_upload } = started.data
  const status = await putBytes(direct_upload, photo.bytes)
  // A bucket says 200, the program itself 204.
  if (status !== 200 && status !== 204) throw new Error(`The bytes of a photo were answered ${status}`)
  const finished = await api('finishUpload', { params: { signed_id } })
  if (finished.ok) return finished.data
  if (finished.status === 503) return undefined
  throw new Error(`A photo was answered ${finished.status}: ${finished.failure.error}`)
}

/** The same where nobody else sends photos. */
export async function sendAlone(seller: Seller, photo: Photo): Promise<Answer<'finishUpload'>> {
  const sent = await sendPhoto(seller, photo)
  if (!sent) throw new Error('The server was busy with a single photo.')
  return sent
}
