import type { Client, Reply } from '@reable/contract/client'
import type { Failed } from '../../shell/alerts/catalogue.ts'
import { checksumOf } from './md5.ts'
import type { PhotoImage } from './photo.ts'
import { kindOf } from './photo-kind.ts'
import { type PutAddress, putBytes } from './put-bytes.ts'

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

async function finishPhoto(api: Client, signed_id: string): Promise<Finished> {
  for (const pause of pauses) {
    const finished = await api('finishUpload', { params: { signed_id } })
    if (finished.status !== 503) return finished
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return api('finishUpload', { params: { signed_id } })
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
  const status = await putBytes(to, file, (progress) => tell({ progress }))
  if (status >= 200 && status < 300) return undefined
  return status === 0 ? connectionLost : { fault: 'The photo did not arrive whole.', mayRetry: true, lost: false }
}

const connectionLost: UploadFault = { fault: 'The connection was lost.', mayRetry: true, lost: true }

function faultOf({ status, failure }: Failed): UploadFault {
  if (status === 0) return connectionLost
  if (status === 401) return { fault: 'Please sign in again.', mayRetry: true, lost: true }
  return { fault: failure.errors?.images?.[0] ?? failure.error, mayRetry: status !== 422, lost: false }
}
