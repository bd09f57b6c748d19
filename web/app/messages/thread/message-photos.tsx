import type { Message } from './load-thread.ts'
import styles from './message-list.module.css'

type Props = { photos: Message['photos']; from: string }

/** The photos of a message, each a link to itself in full size. */
export function MessagePhotos({ photos, from }: Props) {
  if (!photos.length) return null
  const by = from === 'You' ? 'you' : from
  return (
    <ul className={`wrap gap-8 above-8 ${styles.photos}`}>
      {photos.map(({ image_id, small, large, webp, width, height }, at) => (
        <li key={image_id}>
          <a href={large}>
            <picture>
              <source type="image/webp" srcSet={webp.small} />
              <img
                src={small}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
                alt={photos.length > 1 ? `Photo ${at + 1} of ${photos.length} from ${by}` : `Photo from ${by}`}
              />
            </picture>
          </a>
        </li>
      ))}
    </ul>
  )
}
