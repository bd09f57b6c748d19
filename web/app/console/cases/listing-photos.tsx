import styles from './cases.module.css'
import type { WholeCase } from './load-cases.ts'

type Props = { images: NonNullable<WholeCase['listing']>['images'] }

/** All photos of a listing, each a link to itself in full size. */
export function ListingPhotos({ images }: Props) {
  if (!images.length) return null
  return (
    <ul className={styles.photos} aria-label="Photos">
      {images.map(({ image_id, small, large, webp, alt, width, height }, at) => (
        <li key={image_id}>
          <a href={large}>
            <picture>
              <source type="image/webp" srcSet={webp.small} />
              <img
                src={small}
                width={width}
                height={height}
                loading={at ? 'lazy' : 'eager'}
                decoding="async"
                alt={numbered(at, images.length, alt)}
              />
            </picture>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** So that a photo is not read as the link to its listing. */
const numbered = (at: number, count: number, title: string) => `Photo ${at + 1} of ${count}: ${title}`
