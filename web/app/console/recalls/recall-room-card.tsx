import { Link } from '../../ui/link/link.tsx'
import { lastChangeText } from '../last-change-text.ts'
import pageStyles from '../pages/pages.module.css'
import styles from '../reports/reports.module.css'
import type { StoredCard } from './load-recalls.ts'
import { recallCardAddress } from './recall-addresses.ts'

/** A recall card in the room: what it names, and how many listings match it. */
export function RecallRoomCard({ card }: { card: StoredCard }) {
  const { id, name, brands, models, withdrawn, recalled, possible } = card
  return (
    <article className={styles.card}>
      <p className={styles.status}>
        <span>{withdrawn ? 'Withdrawn' : 'Counts'}</span>
        <span>{recalled === 1 ? '1 listing is recalled' : `${recalled} listings are recalled`}</span>
        <span>{possible === 1 ? '1 listing may be' : `${possible} listings may be`}</span>
      </p>
      <h2 className="own-line">
        <Link to={recallCardAddress(id)}>{name}</Link>
      </h2>
      <p>
        {brands.join(' · ')}: {models.join(', ')}
      </p>
      <p className={pageStyles.changed}>{lastChangeText(card)}</p>
    </article>
  )
}
