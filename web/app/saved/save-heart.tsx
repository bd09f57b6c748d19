import { alerts } from '../shell/alerts/alerts.ts'
import { SpriteIcon } from '../ui/icon/sprite-icon.tsx'
import styles from './save-heart.module.css'
import { useIsSaved } from './saved-store.ts'

/** What is kept of a listing when it is saved. */
export type Saving = { id: number; title: string; price: number }

type Props = {
  listing: Saving
  /** How it looks where it stands alone; over a picture it is round. */
  className?: string | undefined
  /** Seen beside the drawing. */
  word?: string
}

/** Saves a listing, or takes it off what is saved. The rest of saving is fetched once it is pressed; unseen without a script. */
export function SaveHeart({ listing, className = styles.over, word }: Props) {
  const press = () =>
    import('./press-heart.ts')
      .then(({ pressHeart }) => pressHeart(listing))
      .catch(() => alerts.show({ type: 'error', title: 'This could not be saved. Please try again.' }))
  return (
    <button
      type="button"
      className={`${styles.heart} ${className}`}
      aria-pressed={useIsSaved(listing.id)}
      aria-label={`Save ${listing.title}`}
      onClick={press}
    >
      <SpriteIcon name="heart" />
      {word}
    </button>
  )
}
