import type { Difference } from './differences.ts'
import styles from './edit.module.css'

type Props = {
  differences: readonly Difference[]
  /** What the two versions are called: what is mine or older, and the other one. */
  words: readonly [string, string]
}

/** Two versions beside one another, thing by thing. */
export function DifferencesShown({ differences, words: [mineLabel, theirsLabel] }: Props) {
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
