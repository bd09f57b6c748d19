import { demonstrationNotice } from '@reable/contract/demonstration'
import styles from './demonstration-strip.module.css'

/** Above everything on every page of a demonstration in public, and on paper. It cannot be closed. */
export function DemonstrationStrip() {
  return (
    <aside className={styles.strip} aria-label="Demonstration">
      <p className={styles.words}>{demonstrationNotice}</p>
    </aside>
  )
}
