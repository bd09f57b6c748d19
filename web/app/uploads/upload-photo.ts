import type { Answer, Client, Reply } from '@reable/contract/client'
import { beginningOf } from '@reable/contract/cut-text'
import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import type { FailedReply } from '../shell/alerts/catalogue.ts'
import { checksumOf } from './md5.ts'
import { oneAfterAnother } from './one-after-another.ts'
import { kindOf } from './photo-kind.ts'

/** A stored photo, as a listing has it. */
export type PhotoImage = Answer<'finishUpload'>['image']

export type Uploaded = { signed_id: string; image: PhotoImage }

/**
 * Why a photo did not arrive. `isTransient`: the reason may pass by itself, such as a connection or a session that is gone.
 * `signedId`: names the upload whose end alone can be requested again; without it all must be sent anew.
 */
export type UploadError = { error: string; mayRetry: boolean; isTransient: boolean; signedId?: string | undefined }

export type UploadStep = { progress: number } | { signedId: string }

type FinishReply = Reply<'finishUpload'>

/** In milliseconds: how long after each answer that it is busy the server is called again. */
const pauses = [3_000, 6_000, 12_000]

/**
 * Sends one photo and waits until it is stored. `signedId` is given when all of it was sent before and only the end is missing;
 * when that is gone, all is sent again. One that is too large is made smaller first. Reports its progress to `onStep`; never throws. (WIZ-11)
 */
export async function uploadPhoto(
  api: Client,
  file: File,
  signedId: string | undefined,
  onStep: (step: UploadStep) => void,
): Promise<Uploaded | UploadError> {
  if (signedId) {
    const finished = await finishUpload(api, signedId)
    if (!isGone(finished)) return outcomeOf(finished, signedId)
  }
  const sent = await scaledPhoto(file)
  if (sent.size > pictureBytesLimit) return { error: notScaled, mayRetry: false, isTransient: false }
  const upload = await startAndSend(api, sent, onStep)
  if (!('signed_id' in upload)) return upload
  onStep({ signedId: upload.signed_id })
  return outcomeOf(await finishUpload(api, upload.signed_id), upload.signed_id)
}

const notScaled =
  'This photo is larger than 15 MB, and this browser could not make it smaller. Please choose a smaller one.'

const finishUpload = (api: Client, signed_id: string): Promise<FinishReply> =>
  retryWhileBusy(() => api('finishUpload', { params: { signed_id } }))

/** Repeats a request while the server answers that it is busy, once after each of the pauses. */
async function retryWhileBusy<Answer extends { status: number }>(request: () => Promise<Answer>): Promise<Answer> {
  for (const pause of pauses) {
    const answer = await request()
    if (answer.status !== 503) return answer
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return request()
}

/** An upload that the server has checked and refused, or never had, is no longer there. */
const isGone = ({ status }: FinishReply) => status === 404 || status === 422

const outcomeOf = (finished: FinishReply, signedId: string): Uploaded | UploadError =>
  finished.ok ? finished.data : { ...errorOf(finished), ...(!isGone(finished) && { signedId }) }

async function startAndSend(
  api: Client,
  file: File,
  onStep: (step: UploadStep) => void,
): Promise<{ signed_id: string } | UploadError> {
  const description = await describeFile(file)
  if (!description)
    return { error: 'The file can no longer be read. Please choose it again.', mayRetry: true, isTransient: false }
  const reply = await api('startUpload', { body: { blob: description } })
  if (!reply.ok) return errorOf(reply)
  const { signed_id, direct_upload } = reply.data
  return (await sendBytes(direct_upload, file, onStep)) ?? { signed_id }
}

async function describeFile(file: File) {
  try {
    return {
      filename: beginningOf(file.name, 500),
      content_type: (await kindOf(file)) as 'image/jpeg' | 'image/png',
      byte_size: file.size,
      checksum: await checksumOf(file),
    }
  } catch {
    return undefined
  }
}

async function sendBytes(
  to: PutAddress,
  file: File,
  onStep: (step: UploadStep) => void,
): Promise<UploadError | undefined> {
  const answer = await retryWhileBusy(() => putBytes(to, file, (progress) => onStep({ progress })))
  if (answer.status >= 200 && answer.status < 300) return undefined
  return answer.status === 0 ? connectionLost : { error: messageOf(answer), mayRetry: true, isTransient: false }
}

/** The message of our own server; what an object store answers is not for people. */
function messageOf({ text }: PutAnswer): string {
  const fallback = 'The photo did not arrive whole.'
  try {
    return JSON.parse(text).error ?? fallback
  } catch {
    return fallback
  }
}

const connectionLost: UploadError = { error: 'The connection was lost.', mayRetry: true, isTransient: true }

function errorOf({ status, failure }: FailedReply): UploadError {
  if (status === 0) return connectionLost
  if (status === 401) return { error: 'Please sign in again.', mayRetry: true, isTransient: true }
  return { error: failure.errors?.images?.[0] ?? failure.error, mayRetry: status !== 422, isTransient: false }
}

/** The target of an upload, with its headers. */
type PutAddress = { url: string; headers: Record<string, string> }

/** In milliseconds: 15 MB on a line of 400 kbit/s. */
const timeout = 300_000

/** Status 0: no answer, the connection was lost. */
type PutAnswer = { status: number; text: string }

/** Sends bytes and reports the percentage sent. */
function putBytes({ url, headers }: PutAddress, bytes: Blob, onProgress: (hundredths: number) => void) {
  return new Promise<PutAnswer>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('PUT', url)
    request.timeout = timeout
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.floor((loaded / total) * 100) : 0)
    request.onloadend = () => resolve({ status: request.status, text: request.responseText })
    request.send(bytes)
  })
}

/** More pixels than these take long to send and to read, and a listing shows 1,600 in width. */
const pixelsLimit = 40_000_000

/** The width of a photo that was made smaller, in px. */
const scaledWidth = 3_000

const quality = 0.9

/**
 * The photo as it is sent: one of more than 40 megapixels or 15 MB is made smaller, the right way up, as a JPEG. One that this browser
 * cannot make smaller stays as it is. One after another: a large one takes some 200 MB while it is read.
 */
const scaledPhoto = oneAfterAnother(async (file: File): Promise<File> => {
  try {
    return (await isTooLarge(file)) ? await scaled(file) : file
  } catch {
    return file
  }
})

const isTooLarge = async (file: File): Promise<boolean> =>
  file.size > pictureBytesLimit || ((await pixelsOf(file)) ?? 0) > pixelsLimit

async function scaled(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { resizeWidth: scaledWidth, resizeQuality: 'high' })
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  if (!context) return file
  // A JPEG has no transparent parts.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type }) : file
}

/** The number of pixels that the header of a JPEG or PNG names; undefined where it names none. */
export async function pixelsOf(file: Pick<Blob, 'size' | 'slice'>): Promise<number | undefined> {
  const read = async (at: number, count: number) => new DataView(await file.slice(at, at + count).arrayBuffer())
  const start = await read(0, 24)
  if (start.getUint32(0) === pngSignature) return start.getUint32(16) * start.getUint32(20)
  for (let at = 2; at + 10 <= file.size; ) {
    const segment = await read(at, 10)
    const marker = segment.getUint8(1)
    if (segment.getUint8(0) !== 0xff) return undefined
    if (isFrame(marker)) return segment.getUint16(5) * segment.getUint16(7)
    // 0xff may be repeated before a marker.
    at += marker === 0xff ? 1 : 2 + segment.getUint16(2)
  }
  return undefined
}

const pngSignature = 0x89504e47

/** Whether the segment of a JPEG with this marker has its height and width: SOF0 to SOF15, of whose numbers three are others'. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
