import type { Card } from './card.ts'
import styles from './cover-picture.module.css'

/** `first` is the one that a phone shows; the others of the first view are asked for at once, but do not hold it up. */
export type Early = 'first' | 'soon'

/** How wide a card's picture stands: three beside the filters, two, or one across the page. */
const sizes = '(min-width: 990px) 272px, (min-width: 600px) calc(50vw - 28px), calc(100vw - 34px)'

/** A listing's first picture in the frame of a card; without one, the empty frame. */
export function CoverPicture({
  image,
  early,
}: {
  image: Card['images'][number] | undefined
  early?: Early | undefined
}) {
  if (!image) return <div className={styles.frame} />
  const { webp, small, alt } = image
  return (
    <picture className={styles.frame}>
      <source type="image/webp" srcSet={`${webp.thumbnail} 240w, ${webp.small} 720w`} sizes={sizes} />
      <img
        src={small}
        alt={alt}
        width={400}
        height={300}
        className={styles.picture}
        loading={early ? 'eager' : 'lazy'}
        fetchPriority={early === 'first' ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
