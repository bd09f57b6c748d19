import styles from './empty-state.module.css'

/** A wheel on a slope that rises 1 in 12. */
export function Wheel() {
  return (
    <svg viewBox="0 0 240 80" className={styles.wheel} aria-hidden="true">
      <path className={styles.ground} d="M10 76 230 57.7V76Z" />
      <path className={styles.slope} d="M10 76 230 57.7" />
      <circle className={styles.tyre} cx="119.5" cy="41" r="22" />
      <circle className={styles.hub} cx="119.5" cy="41" r="6" />
    </svg>
  )
}
