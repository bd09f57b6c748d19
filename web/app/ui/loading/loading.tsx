import type { ReactNode } from 'react'
import styles from './loading.module.css'

/** Says that something is on its way. Whatever comes within 300 ms comes without it. */
export const Loading = ({ children }: { children: ReactNode }) => (
  <p role="status" className={styles.loading}>
    {children}
  </p>
)
