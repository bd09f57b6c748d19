import type { Picture } from '../../ui/gallery/picture.ts'
import type { Photo } from './photo.ts'

/** A photo as a picture to show: the stored one, else the small copy; undefined while there is neither. */
export function pictureOfPhoto({ image, preview, rotation }: Photo, alt: string): Picture | undefined {
  if (image)
    return { ...image, thumbnail: image.small, webp: { ...image.webp, thumbnail: image.webp.small }, alt, rotation }
  if (!preview) return undefined
  const one = { thumbnail: preview, small: preview, large: preview }
  return { ...one, webp: one, width: 4, height: 3, alt, rotation }
}
