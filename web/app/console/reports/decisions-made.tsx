import { vancouverMoment } from '../vancouver-time.ts'
import { decidedWords } from './decision-texts.ts'
import type { ReportedListing } from './load-reported.ts'
import styles from './reports.module.css'

type Props = Pick<ReportedListing, 'decisions'>

/** The decisions about a listing: who made them, when, and the message to the owner. */
export function DecisionsMade({ decisions }: Props) {
  if (!decisions.length) return null
  return (
    <ol className={styles.decisions} aria-label="Decisions, the latest first">
      {decisions.map(({ id, decision, decided_at_utc, decided_by, words }) => (
        <li key={id}>
          <strong>{decidedWords[decision]}</strong>: decided {vancouverMoment(decided_at_utc)} by{' '}
          {decided_by ?? 'someone who has left'}
          {words && (
            <>
              . The owner was told:
              <blockquote>{words}</blockquote>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}
