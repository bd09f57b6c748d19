/** The addresses of one picture at its three widths: 240, 720 and 1600 px. */
type Sizes = { thumbnail: string; small: string; large: string }

/** One picture, as JPEG and as WebP, with the size of its large form. */
export type Picture = Sizes & {
  alt: string
  webp: Sizes
  width: number
  height: number
  /** The clockwise rotation, in degrees, that is applied when the picture is shown. */
  rotation: 0 | 90 | 180 | 270
}
