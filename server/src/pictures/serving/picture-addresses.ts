import { type PictureFormat, type PictureSize, pictureName } from '../encoding/picture-sizes.ts'

/**
 * The path under which browsers find one size of a picture. It never changes its bytes. `access` opens one that not everyone may
 * see (`grantAccess`).
 */
export function pictureAddress(digest: string, size: PictureSize, format: PictureFormat, access = ''): string {
  return `/pictures/${pictureName(digest, size, format)}${access}`
}

export type PictureAddresses = Record<PictureSize, string> & { webp: Record<PictureSize, string> }

/** The addresses of a picture in the API's answers: JPEG in the specification's three fields, the same three as WebP for `srcset`. */
export function pictureAddresses({ digest }: { digest: string }, access = ''): PictureAddresses {
  return { ...inEverySize(digest, 'jpg', access), webp: inEverySize(digest, 'webp', access) }
}

function inEverySize(digest: string, format: PictureFormat, access: string): Record<PictureSize, string> {
  return {
    thumbnail: pictureAddress(digest, 'thumbnail', format, access),
    small: pictureAddress(digest, 'small', format, access),
    large: pictureAddress(digest, 'large', format, access),
  }
}
