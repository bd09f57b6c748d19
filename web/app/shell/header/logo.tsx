import { organisation } from '@reable/contract/organisation'
import styles from './logo.module.css'

const spokes =
  'M27.1 19.5L33.16 23M24.5 21L24.5 28M21.9 19.5L15.84 23M21.9 16.5L15.84 13M24.5 15L24.5 8M27.1 16.5L33.16 13'

/** The logo's mark: a frame to lean on, a wheel that turns again, a ramp up. `small`, for less than 32 px, leaves out the spokes. */
export function Mark({ small = false, className }: { small?: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path
        fill="currentColor"
        d="M6 5a2 2 0 0 1 2-2h16.5a15 15 0 0 1 2.2 29.84L45 43.1a1 1 0 0 1-.4 1.9H8a2 2 0 0 1-2-2Z"
      />
      <circle className={styles.hole} cx="24.5" cy="18" r={small ? 8.6 : 9.7} strokeWidth={small ? 3.4 : 2.3} />
      {!small && <path className={styles.hole} strokeWidth="1.7" d={spokes} />}
      <circle className={styles.hub} cx="24.5" cy="18" r={small ? 3.6 : 3.9} />
    </svg>
  )
}

/** The mark with the name; `onDark` for the footer's ink. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  return (
    <span className={onDark ? styles.logoOnDark : styles.logo}>
      <Mark className={styles.mark} />
      {organisation.name}
    </span>
  )
}
