import { browserApi } from '../../api.ts'
import { uploadPhoto } from '../../uploads/upload-photo.ts'
import type { Photo } from './photo.ts'
import { previewOf } from './photo-preview.ts'
import { PhotoStore } from './photo-store.ts'

/** The photos of a listing that is written in this browser, with those it has already. */
export const newPhotoStore = (photos: readonly Photo[]): PhotoStore =>
  new PhotoStore(photos, {
    upload: (file, arrived, onStep) => uploadPhoto(browserApi, file, arrived, onStep),
    preview: previewOf,
  })
