import { type PictureFormat, type PictureSize, pictureName } from './picture-sizes.ts'

/** The path under which browsers find one size of a picture. It never changes its bytes. */
export function pictureAddress(digest: string, size: PictureSize, format: PictureFormat): string {
  return `/pictures/${pictureName(digest, size, format)}`
}

export type PictureAddresses = Record<PictureSize, string> & { webp: Record<PictureSize, string> }

/** What listing answers say of a picture: JPEG in the specification's three fields, the same three as WebP for `srcset`. */
export function pictureAddresses({ digest }: { digest: string }): PictureAddresses {
  return { ...inEverySize(digest, 'jpg'), webp: inEverySize(digest, 'webp') }
}

function inEverySize(digest: string, format: PictureFormat): Record<PictureSize, string> {
  return {
    thumbnail: pictureAddress(digest, 'thumbnail', format),
    small: pictureAddress(digest, 'small', format),
    large: pictureAddress(digest, 'large', format),
  }
}
