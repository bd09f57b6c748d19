import type { ReactNode } from 'react'
import styles from './facts.module.css'

export type Fact = {
  term: string
  /** The value as it is shown, measures in both systems: "18 in (46 cm)". */
  value: ReactNode
}

/** A list of terms with their values. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={`stack ${styles.facts}`}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt className={styles.term}>{term}</dt>
          <dd className="bold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
