import styles from './photo.module.css'
import type { Picture } from './picture.ts'

type Props = {
  picture: Picture
  /** `whole` shows all of the picture within its frame, `filling` crops it to fill the frame. */
  fit: 'whole' | 'filling'
  /** The rendered width, as the `sizes` of an image; without it only the thumbnail is used. */
  sizes?: string
  /** The first picture of a page, which is fetched with high priority. */
  first?: boolean
  alt?: string
}

/** A picture in a frame of fixed shape, rotated upright. */
export function Photo({ picture, fit, sizes, first = false, alt = picture.alt }: Props) {
  const { webp, width, height, rotation } = picture
  return (
    <picture className={styles.photo}>
      <source type="image/webp" srcSet={sizes ? widths(webp) : webp.thumbnail} sizes={sizes} />
      <img
        src={sizes ? picture.small : picture.thumbnail}
        srcSet={sizes && widths(picture)}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        className={`${styles[fit]} ${rotation ? styles[`turned${rotation}`] : ''}`}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}

function widths({ small, large }: { small: string; large: string }) {
  return `${small} 720w, ${large} 1600w`
}
