import type { ReactNode } from 'react'
import styles from './check-list.module.css'

/** A list of check boxes; an `inner` list belongs to the choice above it. */
export function CheckList({ inner = false, label, children }: { inner?: boolean; label: string; children: ReactNode }) {
  return (
    <ul className={inner ? styles.inner : 'stack'} aria-label={label}>
      {children}
    </ul>
  )
}
