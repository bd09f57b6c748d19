import type { Client, Reply } from '@reable/contract/client'
import type { Failed } from '../../shell/alerts/catalogue.ts'
import { checksumOf } from './md5.ts'
import type { PhotoImage } from './photo.ts'
import { kindOf } from './photo-kind.ts'
import { type PutAddress, type PutAnswer, putBytes } from './put-bytes.ts'

export type Uploaded = { signed_id: string; image: PhotoImage }

/**
 * Why a photo did not arrive. `lost`: what stands in the way may pass by itself, such as a connection or a session that is gone.
 * `arrived`: by which the end alone can be asked for again; without it all must be sent anew.
 */
export type UploadFault = { fault: string; mayRetry: boolean; lost: boolean; arrived?: string | undefined }

export type UploadStep = { progress: number } | { arrived: string }

type Finished = Reply<'finishUpload'>

/** In milliseconds: the server is asked again so long after each answer that it is busy. */
const pauses = [3_000, 6_000, 12_000]

/**
 * Sends one photo and waits until it is stored. `arrived` is its signed id when all of it was sent before and only the end is
 * missing; when that is gone, all is sent again. Tells what has been reached; never throws. (WIZ-11)
 */
export async function uploadPhoto(
  api: Client,
  file: File,
  arrived: string | undefined,
  tell: (step: UploadStep) => void,
): Promise<Uploaded | UploadFault> {
  if (arrived) {
    const finished = await finishPhoto(api, arrived)
    if (!isGone(finished)) return outcomeOf(finished, arrived)
  }
  const sent = await sendPhoto(api, file, tell)
  if ('fault' in sent) return sent
  tell({ arrived: sent.signed_id })
  return outcomeOf(await finishPhoto(api, sent.signed_id), sent.signed_id)
}

const finishPhoto = (api: Client, signed_id: string): Promise<Finished> =>
  untilTaken(() => api('finishUpload', { params: { signed_id } }))

/** Asks again while the server is busy, at most so often. */
async function untilTaken<Taken extends { status: number }>(ask: () => Promise<Taken>): Promise<Taken> {
  for (const pause of pauses) {
    const taken = await ask()
    if (taken.status !== 503) return taken
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return ask()
}

/** What the server has judged, or never had, is no longer there. */
const isGone = ({ status }: Finished) => status === 404 || status === 422

const outcomeOf = (finished: Finished, arrived: string): Uploaded | UploadFault =>
  finished.ok ? finished.data : { ...faultOf(finished), ...(!isGone(finished) && { arrived }) }

async function sendPhoto(
  api: Client,
  file: File,
  tell: (step: UploadStep) => void,
): Promise<{ signed_id: string } | UploadFault> {
  const described = await describe(file)
  if (!described)
    return { fault: 'The file can no longer be read. Please choose it again.', mayRetry: true, lost: false }
  const started = await api('startUpload', { body: { blob: described } })
  if (!started.ok) return faultOf(started)
  const { signed_id, direct_upload } = started.data
  return (await arrives(direct_upload, file, tell)) ?? { signed_id }
}

async function describe(file: File) {
  try {
    return {
      filename: file.name.slice(0, 500),
      content_type: (await kindOf(file)) as 'image/jpeg' | 'image/png',
      byte_size: file.size,
      checksum: await checksumOf(file),
    }
  } catch {
    return undefined
  }
}

async function arrives(to: PutAddress, file: File, tell: (step: UploadStep) => void): Promise<UploadFault | undefined> {
  const answer = await untilTaken(() => putBytes(to, file, (progress) => tell({ progress })))
  if (answer.status >= 200 && answer.status < 300) return undefined
  return answer.status === 0 ? connectionLost : { fault: wordsOf(answer), mayRetry: true, lost: false }
}

/** What our own door says; a store’s words are not for people. */
function wordsOf({ text }: PutAnswer): string {
  const unsaid = 'The photo did not arrive whole.'
  try {
    return JSON.parse(text).error ?? unsaid
  } catch {
    return unsaid
  }
}

const connectionLost: UploadFault = { fault: 'The connection was lost.', mayRetry: true, lost: true }

function faultOf({ status, failure }: Failed): UploadFault {
  if (status === 0) return connectionLost
  if (status === 401) return { fault: 'Please sign in again.', mayRetry: true, lost: true }
  return { fault: failure.errors?.images?.[0] ?? failure.error, mayRetry: status !== 422, lost: false }
}
