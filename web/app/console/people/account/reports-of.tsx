import type { ReportOutcome } from '@reable/contract/people/rules'
import { vancouverMoment } from '../../vancouver-time.ts'
import page from './account-page.module.css'
import type { Account } from './load-account.ts'

const outcomeTexts: Record<ReportOutcome, string> = {
  waits: 'waits for a decision',
  upheld: 'was right',
  dismissed: 'nothing to do',
}

type Props = { reports: Account['reports_made']; none: string }

/** Reports of one side: how many, what became of them, and the latest. */
export function ReportsOf({ reports: { total, upheld, dismissed, latest }, none }: Props) {
  if (total === 0) return <p>{none}</p>
  return (
    <>
      <p>
        {total === 1 ? '1 report' : `${total} reports`}: {upheld} right, {dismissed} with nothing to do,{' '}
        {total - upheld - dismissed} waiting.
      </p>
      <ul className={page.rows}>
        {latest.map(({ about, title, reasons, at_utc, outcome }) => (
          <li key={`${at_utc} ${about}`}>
            <p>
              {about === 'person' ? 'A person' : 'A listing'}
              {title && `, “${title}”`}: {reasons.join(', ') || 'in their own words'}
            </p>
            <p className={page.small}>
              {vancouverMoment(at_utc)}, {outcomeTexts[outcome]}
            </p>
          </li>
        ))}
      </ul>
      {total > latest.length && <p className={page.small}>These are the latest {latest.length}.</p>}
    </>
  )
}
