import BadgeCheck from 'lucide-react/icons/badge-check'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import styles from './sprite-icon.module.css'

const drawings = { pin: MapPin, partner: BadgeCheck, heart: Heart }

/** The drawings that stand many times on a page, once for all of them. The frame holds it. */
export function IconSprite() {
  return (
    <svg className={styles.sprite} aria-hidden="true">
      {Object.entries(drawings).map(([name, Drawing]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Drawing strokeWidth={2.1} />
        </symbol>
      ))}
    </svg>
  )
}

/** One of the frame's drawings, a third larger than the word it stands with; never without that word. */
export function SpriteIcon({ name, className }: { name: keyof typeof drawings; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
