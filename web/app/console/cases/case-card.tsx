import Lock from 'lucide-react/icons/lock'
import { caseAddress } from '../../shell/addresses.ts'
import { Link } from '../../ui/link/link.tsx'
import reports from '../reports/reports.module.css'
import { subjectWords, vancouverClock } from './case-texts.ts'
import styles from './cases.module.css'
import type { QueuedCase } from './load-cases.ts'

/** A case in the queue: what it is about, why and since when it waits, and who has it. */
export function CaseCard({ one: { id, subject, about, reasons, gravity, age, claim } }: { one: QueuedCase }) {
  return (
    <article className={reports.card}>
      <div className={reports.about}>
        <p className={reports.status}>
          <span>{subjectWords[subject]}</span>
          {gravity >= grave && <strong>Grave</strong>}
          <span>Opened {age}</span>
        </p>
        <h2 className="own-line">
          <Link to={caseAddress(id)}>{about}</Link>
        </h2>
        <ul className={styles.why}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {claim && (
          <p className={styles.claimed}>
            <Lock aria-hidden className={styles.icon} />
            {claim.yours ? 'You have this' : `${claim.name} has this`} until {vancouverClock(claim.until_utc)}
          </p>
        )}
      </div>
    </article>
  )
}

/** From here on a case is called grave: somebody may lose money. */
const grave = 5
