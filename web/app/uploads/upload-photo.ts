import type { Answer, Client, Reply } from '@reable/contract/client'
import { beginningOf } from '@reable/contract/cut-text'
import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import type { FailedReply } from '../shell/alerts/catalogue.ts'
import { checksumOf } from './md5.ts'
import { kindOf } from './photo-kind.ts'
import { type PutAddress, type PutAnswer, putBytes } from './put-bytes.ts'
import { scaledPhoto } from './scale-photo.ts'

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
