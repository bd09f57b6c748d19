import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = {
  term: string
  /** Ready to read, measures in both systems: "18 in (46 cm)". */
  value: ReactNode
}

/** Terms and their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
