import { SpriteIcon } from '../icon/sprite-icon.tsx'
import styles from './partner-badge.module.css'

/** A partner's name with a green check before it. */
export function PartnerBadge({ name }: { name: string }) {
  return (
    <span className={styles.partner}>
      <SpriteIcon name="partner" className={styles.disc} />
      <span>
        <span className="visually-hidden">Partner: </span>
        {name}
      </span>
    </span>
  )
}
