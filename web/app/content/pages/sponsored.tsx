import styles from './sponsored.module.css'

/** The label of an organisation that pays to be named. */
export function Sponsored() {
  return <span className={styles.sponsored}>Sponsored</span>
}
