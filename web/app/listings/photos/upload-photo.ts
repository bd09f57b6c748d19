import type { Client } from '@reable/contract/client'
import type { Failed } from '../../shell/alerts/catalogue.ts'
import { checksumOf } from './md5.ts'
import type { PhotoImage } from './photo.ts'
import { kindOf } from './photo-kind.ts'
import { type PutAddress, putBytes } from './put-bytes.ts'

export type Uploaded = { signed_id: string; image: PhotoImage }

/** Why a photo did not arrive. `lost`: what stands in the way may pass by itself, such as a connection or a session that is gone. */
export type UploadFault = { fault: string; mayRetry: boolean; lost: boolean }

export type UploadStep = { progress: number } | { arrived: string }

/**
 * Sends one photo and waits until it is stored. `arrived` is its signed id when all of it was sent before and only the end is
 * missing. Tells what has been reached; never throws. (WIZ-11)
 */
export async function uploadPhoto(
  api: Client,
  file: File,
  arrived: string | undefined,
  tell: (step: UploadStep) => void,
): Promise<Uploaded | UploadFault> {
  const sent = arrived ? { signed_id: arrived } : await sendPhoto(api, file, tell)
  if ('fault' in sent) return sent
  tell({ arrived: sent.signed_id })
  const finished = await api('finishUpload', { params: { signed_id: sent.signed_id } })
  if (finished.ok) return finished.data
  return { ...faultOf(finished), mayRetry: finished.status !== 422 || arrived !== undefined }
}

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
