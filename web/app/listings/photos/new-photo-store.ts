import { browserApi } from '../../api.ts'
import { oneAfterAnother } from '../../uploads/one-after-another.ts'
import { uploadPhoto } from '../../uploads/upload-photo.ts'
import type { Photo } from './photo.ts'
import { type PhotoLimit, PhotoStore } from './photo-store.ts'

/** The photos of what is written in this browser, with those it has already; as many as a listing has, or up to another limit. */
export const newPhotoStore = (photos: readonly Photo[], limit?: PhotoLimit): PhotoStore =>
  new PhotoStore(
    photos,
    {
      upload: (file, arrived, onStep) => uploadPhoto(browserApi, file, arrived, onStep),
      preview: previewOf,
    },
    limit,
  )

/** The width of the small copy, in px. */
const width = 480

/**
 * A small copy of a photo as a data address, made one after another: ten large ones at once are too much for an old phone.
 * Undefined where the browser cannot make one; the stored picture shows then, once it is there.
 */
const previewOf = oneAfterAnother(async (file: Blob): Promise<string | undefined> => {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = Math.max(1, Math.round((width * bitmap.height) / bitmap.width))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.7)
  } catch {
    return undefined
  }
})
