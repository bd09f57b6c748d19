import { demonstrationNotice } from '@reable/contract/demonstration'
import styles from './demonstration-strip.module.css'

/** The notice at the top of every page of a public demonstration, and of its prints. It cannot be closed. */
export function DemonstrationStrip() {
  return (
    <aside className={styles.strip} aria-label="Demonstration">
      <p className={`page ${styles.words}`}>{demonstrationNotice}</p>
    </aside>
  )
}
