/** The widths in CSS px by the names the specification's fields have. A smaller original is stored under all three, never enlarged. */
export const pictureWidths = { thumbnail: 240, small: 720, large: 1600 } as const
export type PictureSize = keyof typeof pictureWidths

/** The endings of what is stored: JPEG for every reader, WebP for `srcset`. */
export const pictureFormats = ['jpg', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export type Rotation = 0 | 90 | 180 | 270

export const pictureSizes = Object.keys(pictureWidths) as PictureSize[]

/** `<digest>-<width>.<ending>`: the last part of an address. */
export function pictureName(digest: string, size: PictureSize, format: PictureFormat): string {
  return `${digest}-${pictureWidths[size]}.${format}`
}
