import {
  type PictureFormat,
  type PictureSize,
  pictureFormats,
  pictureName,
  pictureSizes,
} from '../encoding/picture-sizes.ts'

const prefix = 'pictures'

/** The storage key of one size. Two characters of the digest are a folder, so that none grows huge. */
export function pictureKey(digest: string, size: PictureSize, format: PictureFormat): string {
  return keyOfName(pictureName(digest, size, format))
}

/** The storage key of a name that `isPictureName` accepts. */
export function keyOfName(name: string): string {
  return `${prefix}/${name.slice(0, 2)}/${name}`
}

/** All six keys of a picture. */
export function pictureKeys(digest: string): string[] {
  return pictureSizes.flatMap((size) => pictureFormats.map((format) => pictureKey(digest, size, format)))
}

/** Whether a picture can have this name. */
export function isPictureName(name: string): boolean {
  return /^[0-9a-f]{32}-(240|720|1600)\.(jpg|webp)$/.test(name)
}

/** The 256 key prefixes of all pictures. */
export function pictureShards(): string[] {
  return Array.from({ length: 256 }, (_, number) => `${prefix}/${number.toString(16).padStart(2, '0')}/`)
}

/** The digest in a key or an address; undefined when it is not a picture's. */
export function digestOfKey(key: string): string | undefined {
  const name = key.slice(key.lastIndexOf('/') + 1)
  return isPictureName(name) ? name.slice(0, 32) : undefined
}
