import type { Photo } from './photo.ts'

/** The status of a photo's upload, as text. */
export function statusLabel({ status, progress, error }: Photo): string {
  if (status === 'success') return 'Ready'
  if (status === 'error') return `Not uploaded. ${error ?? ''}`.trim()
  return progress >= 100 ? 'Checking…' : `Uploading, ${progress}%`
}

export type PhotoCounts = { ready: number; uploading: number; failed: number }

export function countPhotos(photos: readonly Photo[]): PhotoCounts {
  const of = (status: Photo['status']) => photos.filter((photo) => photo.status === status).length
  return { ready: of('success'), uploading: of('uploading'), failed: of('error') }
}

const photoCount = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`

/** The note beside the button to the next step; undefined when all is well. */
export function photosNote(photos: readonly Photo[]): string | undefined {
  const { ready, uploading, failed } = countPhotos(photos)
  if (uploading) return `${photoCount(uploading)} still on the way. You can go on meanwhile.`
  if (failed) return `${photoCount(failed)} failed. You can go on without ${failed === 1 ? 'it' : 'them'}.`
  return ready ? undefined : 'No photo yet. A listing needs at least one.'
}
