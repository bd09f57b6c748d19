import { alerts } from '../shell/alerts/alerts.ts'
import { loadCode } from '../shell/load-code.ts'
import { SpriteIcon } from '../ui/icon/sprite-icon.tsx'
import type { SavableListing } from './savable-listing.ts'
import styles from './save-heart.module.css'
import { useIsSaved } from './saved-store.ts'

type Props = {
  listing: SavableListing
  /** Its title as it is shown. */
  title?: string
  /** Its style where it is not over a picture; there it is round. */
  className?: string | undefined
  /** Shown beside the icon. */
  label?: string
}

/** A button that saves a listing or removes it. The code of saving is fetched once it is pressed; hidden without JavaScript. */
export function SaveHeart({ listing, title = listing.title, className = styles.over, label }: Props) {
  const press = () =>
    loadCode(() => import('./press-heart.ts'))
      .then(({ pressHeart }) => pressHeart(listing))
      .catch(() => alerts.show({ type: 'error', title: 'This could not be saved. Please try again.' }))
  return (
    <button
      type="button"
      className={`needs-script ${styles.heart} ${className}`}
      aria-pressed={useIsSaved(listing.id)}
      aria-label={`Save ${title}`}
      onClick={press}
    >
      <SpriteIcon name="heart" />
      {label}
    </button>
  )
}
