import { findDecision } from '@reable/contract/cases/decisions'
import type { CaseSubject } from '@reable/contract/cases/rules'
import Undo from 'lucide-react/icons/undo-2'
import { Button } from '../../ui/button/button.tsx'
import { May } from '../may.tsx'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import { decisionLabel } from './case-texts.ts'
import type { MadeDecision } from './load-cases.ts'
import { useUndo } from './use-undo.ts'

type Props = { subject: CaseSubject; decisions: readonly MadeDecision[] }

/** What was decided in a case, the latest first, each with the button that takes it back. */
export function MadeDecisions({ subject, decisions }: Props) {
  if (!decisions.length) return null
  return (
    <section className="stack gap-16">
      <h2 className="small-heading">Decided</h2>
      <ol className={`stack gap-8 ${cardStyles.decisions}`} aria-label="Decisions, the latest first">
        {decisions.map((made) => (
          <li key={made.id}>
            <MadeDecisionText subject={subject} made={made} />
            <TakeBack subject={subject} made={made} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type OneProps = { subject: CaseSubject; made: MadeDecision }

/** Who decided what and when, in which words, and who took it back. */
export function MadeDecisionText({ subject, made: { decision, decided_at_utc, decided_by, words, undone } }: OneProps) {
  return (
    <div className={`stack gap-8 ${cardStyles.words}`}>
      <p>
        <strong>{decisionLabel(subject, decision)}</strong>: decided {vancouverMoment(decided_at_utc)} by{' '}
        {decided_by ?? 'someone who has left'}
        {undone && (
          <>
            . <strong>Taken back</strong> {vancouverMoment(undone.at_utc)} by {undone.by ?? 'someone who has left'}
          </>
        )}
      </p>
      {words && <blockquote className="quoted measure as-written">{words}</blockquote>}
    </div>
  )
}

/** The button goes with what was taken back. */
const focusOnPage = () => document.querySelector<HTMLElement>('main h1')?.focus()

function TakeBack({ subject, made: { id, decision, act, undone, fixed } }: OneProps) {
  const { busy, undo } = useUndo()
  if (undone) return null
  if (fixed) return <p>{fixed}</p>
  const row = findDecision(subject, decision, { suspended: true, reported: false })
  return (
    <May act={act}>
      <p className="above-16">If you take it back, everything is as before and the case waits again. {row?.leaves}</p>
      <div className="wrap gap-12 above-4">
        <Button variant="other" icon={Undo} busy={busy} busyLabel="One moment…" onClick={() => undo(id, focusOnPage)}>
          Take it back
        </Button>
      </div>
    </May>
  )
}
