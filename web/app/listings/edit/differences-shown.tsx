import type { Difference } from './differences.ts'
import styles from './edit.module.css'

type Props = {
  differences: readonly Difference[]
  /** What the two versions are called: what is mine or older, and the other one. */
  words: readonly [string, string]
}

/** Two versions beside one another, thing by thing. */
export function DifferencesShown({ differences, words: [mineWord, theirsWord] }: Props) {
  return differences.map(({ label, mine, theirs }) => (
    <div key={label} className={styles.difference}>
      <h3>{label}</h3>
      <dl>
        <div>
          <dt>{mineWord}</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>{theirsWord}</dt>
          <dd>{theirs}</dd>
        </div>
      </dl>
    </div>
  ))
}
