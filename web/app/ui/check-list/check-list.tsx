import type { ReactNode } from 'react'
import styles from './check-list.module.css'

/** Choices below each other; `inner` ones belong to the choice above them. */
export function CheckList({ inner = false, label, children }: { inner?: boolean; label: string; children: ReactNode }) {
  return (
    <ul className={inner ? styles.inner : styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
