import { browserApi } from '../../api.ts'
import { uploadPhoto } from '../../uploads/upload-photo.ts'
import type { Photo } from './photo.ts'
import { previewOf } from './photo-preview.ts'
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
