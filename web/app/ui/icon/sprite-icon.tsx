import BadgeCheck from 'lucide-react/icons/badge-check'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import styles from './sprite-icon.module.css'

const drawings = { pin: MapPin, partner: BadgeCheck, heart: Heart }

/** The definitions of the icons that a page repeats many times. The frame renders them once. */
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

/** One of the icons of the sprite, a third larger than the text beside it. It is never used without text. */
export function SpriteIcon({ name, className }: { name: keyof typeof drawings; className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
