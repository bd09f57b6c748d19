import type { ReactNode } from 'react'
import styles from './controls-row.module.css'

/** The row of controls under a carousel. Its space is reserved until the script runs, so that nothing jumps. */
export function ControlsRow({ live, children }: { live: boolean; children: ReactNode }) {
  return (
    <div className={live ? styles.row : styles.rowToCome} data-screen-only>
      {children}
    </div>
  )
}
