import { acts, isAct } from '@reable/contract/volunteers/rules'
import { Link } from '../../ui/link/link.tsx'
import styles from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { LogEntry } from './load-log.ts'
import { logAddress } from './log-address.ts'

/** One act: who, when, what it was done to, and the values before and after. */
export function LogLine({ entry: { at_utc, by, role, act, subject, subject_id, before, after } }: { entry: LogEntry }) {
  const of = `${subject} ${subject_id}`
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>
          <span>{vancouverMoment(at_utc)}</span>
          <span className={styles.role}>{role}</span>
        </p>
        <h2 className="own-line">{by ?? (role === 'command' ? 'The server’s command' : 'Somebody who has left')}</h2>
        <p>
          {isAct(act) ? acts[act].does : act}: <Link to={logAddress({ q: of, page: 1 })}>{of}</Link>
        </p>
        {before !== null && <p className="own-line">Before: {valueText(before)}</p>}
        {after !== null && <p className="own-line">After: {valueText(after)}</p>}
      </div>
    </article>
  )
}

/** The values as words: "decision keep, report 12". */
function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, each]) => `${name.replaceAll('_', ' ')} ${each === null ? 'none' : String(each)}`)
    .join(', ')
}
