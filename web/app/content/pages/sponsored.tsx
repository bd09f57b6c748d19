import styles from './sponsored.module.css'

/** Says that an organisation pays to be named. */
export function Sponsored() {
  return <span className={styles.sponsored}>Sponsored</span>
}
