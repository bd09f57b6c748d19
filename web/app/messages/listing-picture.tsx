import { NoPhoto } from '../ui/no-photo/no-photo.tsx'
import type { Conversation } from './conversations/load-conversations.ts'
import styles from './listing-picture.module.css'

type Cover = NonNullable<Conversation['post']>['cover']

/** The small picture of a listing beside its title, which says the same; where it is not shown, as of a deleted listing, it says so. */
export function ListingPicture({ cover }: { cover: Cover | undefined }) {
  return (
    <span className={styles.frame}>
      {cover ? (
        <picture>
          <source type="image/webp" srcSet={cover.webp.thumbnail} />
          <img src={cover.thumbnail} alt="" width={240} height={180} loading="lazy" decoding="async" />
        </picture>
      ) : (
        <NoPhoto />
      )}
    </span>
  )
}
