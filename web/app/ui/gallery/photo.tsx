import styles from './photo.module.css'
import type { Picture } from './picture.ts'

type Props = {
  picture: Picture
  /** `whole` shows all of the picture within its place, `filling` fills the place. */
  fit: 'whole' | 'filling'
  /** How wide it will stand, as the `sizes` of an image; without it the thumbnail is enough. */
  sizes?: string
  /** The first picture a page shows, to be fetched before all else. */
  first?: boolean
  alt?: string
}

/** A picture in a place of fixed shape, turned the right way up. */
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
