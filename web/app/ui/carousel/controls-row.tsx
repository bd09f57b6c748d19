import type { ReactNode } from 'react'
import styles from './controls-row.module.css'

/** The row under what turns, each part of it a row too; it keeps its room until the script is there, so that nothing jumps. */
export function ControlsRow({ live, children }: { live: boolean; children: ReactNode }) {
  return (
    <div className={live ? styles.row : styles.rowToCome} data-screen-only>
      {children}
    </div>
  )
}
