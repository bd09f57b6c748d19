import { NoPhoto } from '../../ui/no-photo/no-photo.tsx'
import type { Card } from './card.ts'
import styles from './cover-picture.module.css'

/** The widths of a card's picture: three cards beside the filters, two, or one across the page. */
const sizes = '(min-width: 990px) 272px, (min-width: 601px) calc(50vw - 28px), calc(100vw - 34px)'

type Props = { image: Card['images'][number] | undefined; first?: boolean }

/**
 * A listing's first picture in the frame of a card; without one, the frame says so. Of a list's pictures the `first` alone, which a
 * phone shows, is loaded with the page: the others would delay the page's text.
 */
export function CoverPicture({ image, first = false }: Props) {
  if (!image)
    return (
      <div className={styles.frame}>
        <NoPhoto />
      </div>
    )
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
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
