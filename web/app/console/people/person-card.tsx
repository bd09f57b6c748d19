import type { PersonDecision } from '@reable/contract/moderation/person-rules'
import styles from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { PersonReport } from './load-people.ts'
import { PersonDecisions } from './person-decisions.tsx'
import { ReadWhole } from './read-whole.tsx'
import { ShownMessages } from './shown-messages.tsx'

/** Without `onChanged` nothing is decided here. */
type Props = { report: PersonReport; onChanged?: () => Promise<void> }

const decisionWords: Record<PersonDecision, string> = {
  nothing: 'Nothing to do',
  pause: 'May write to nobody for 7 days',
}

/** How often a volunteer read all of the conversation. */
function readingsText(readings: number): string {
  if (readings === 0) return 'Nobody has read the conversation'
  return readings === 1 ? 'Conversation read once' : `Conversation read ${readings} times`
}

const roleWords = { owner: 'who lists', buyer: 'who asks' }

/** A report about somebody: who it is, what is said, the messages that were shown, and what can be decided. */
export function PersonCard({ report, onChanged }: Props) {
  const { reported, role, about, reasons, words, reported_at_utc, messages, readings, decision } = report
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>
          <span>Reported {vancouverMoment(reported_at_utc)}</span>
          <span>{readingsText(readings)}</span>
        </p>
        <h2 className="own-line">{reported.name}</h2>
        <p>
          {reported.member_since ? `Here since ${reported.member_since}` : 'Closed their account'}, {roleWords[role]}
          {about && ` about “${about}”`}
        </p>
        {reasons.length > 0 && (
          <ul>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        {words && (
          <div className={styles.words}>
            <h3>In their own words</h3>
            <blockquote>{words}</blockquote>
          </div>
        )}
        <ShownMessages title="Messages that were shown to us" messages={messages} name={reported.name} />
        <ReadWhole report={report} />
        {decision && <DecisionMade {...decision} />}
        {onChanged && <PersonDecisions report={report} onChanged={onChanged} />}
      </div>
    </article>
  )
}

function DecisionMade({ decision, decided_at_utc, decided_by, words }: NonNullable<PersonReport['decision']>) {
  return (
    <div className={styles.words}>
      <p>
        <strong>{decisionWords[decision]}</strong>: decided {vancouverMoment(decided_at_utc)} by{' '}
        {decided_by ?? 'someone who has left'}
      </p>
      {words && <blockquote>{words}</blockquote>}
    </div>
  )
}
