import type { PhotoImage } from '../../uploads/upload-photo.ts'

export const rotations = [0, 90, 180, 270] as const
export type PhotoRotation = (typeof rotations)[number]

/** A photo of a listing in a form: one that the listing has already, or one on its way. Its place in the list is its order. (WIZ-14) */
export type Photo = {
  id: string
  status: 'uploading' | 'success' | 'error'
  /** The percentage that has been sent. */
  progress: number
  /** A small copy made in the browser, until the stored one is there. */
  preview?: string | undefined
  /** The name of an upload that has arrived. */
  signed_id?: string | undefined
  /** The stored picture. */
  image?: PhotoImage | undefined
  /** Clockwise, in degrees, still to be applied. */
  rotation: PhotoRotation
  /** The reason why it was not uploaded, in a sentence. */
  error?: string | undefined
  /** True if another attempt may help. */
  mayRetry?: boolean | undefined
}

/** A photo that a listing has already. */
export const photoOfImage = (image: PhotoImage): Photo => ({
  id: `image-${image.image_id}`,
  status: 'success',
  progress: 100,
  image,
  rotation: 0,
})

type ImageInput = { signed_id: string; rotation: PhotoRotation } | { image_id: number; rotation: PhotoRotation }

/** The photos as POST /posts and PUT /posts/{id} take them, the first as cover; those that did not arrive are left out. */
export const imagesOf = (photos: readonly Photo[]): ImageInput[] =>
  photos.flatMap(({ status, signed_id, image, rotation }): ImageInput[] => {
    if (status !== 'success') return []
    if (signed_id) return [{ signed_id, rotation }]
    return image ? [{ image_id: image.image_id, rotation }] : []
  })

/** The next rotation, a quarter clockwise. */
export const rotatedRight = (rotation: PhotoRotation): PhotoRotation =>
  rotations[(rotations.indexOf(rotation) + 1) % 4] ?? 0

/** The same list with one of them at another place. */
export function movedTo<Item extends { id: string }>(items: readonly Item[], id: string, place: number): Item[] {
  const item = items.find((one) => one.id === id)
  if (!item) return [...items]
  const others = items.filter((one) => one !== item)
  return [...others.slice(0, place), item, ...others.slice(place)]
}
