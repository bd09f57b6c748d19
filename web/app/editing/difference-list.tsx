import type { Difference } from './difference.ts'
import styles from './editing.module.css'

type Props = {
  differences: readonly Difference[]
  /** The names of the two versions: mine or the older one, and the other one. */
  labels: readonly [string, string]
}

/** Two versions beside one another, thing by thing. */
export function DifferenceList({ differences, labels: [mineLabel, theirsLabel] }: Props) {
  return differences.map(({ label, mine, theirs }) => (
    <div key={label} className={styles.difference}>
      <h3>{label}</h3>
      <dl>
        <div>
          <dt>{mineLabel}</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>{theirsLabel}</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
    </div>
  ))
}
