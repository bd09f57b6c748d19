import Undo from 'lucide-react/icons/undo-2'
import { useLocation, useNavigate } from 'react-router'
import { caseAddress } from '../../shell/addresses.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import styles from './cases.module.css'
import { useUndo } from './use-undo.ts'

/** What was decided just now, as the page after it is told. */
export type JustDecided = { decision: number; caseId: number; done: string; about: string; final: boolean }

/** Shows on the next page what was decided a moment ago, with the button that takes it back; it was announced already. */
export function DecidedNote() {
  const { state } = useLocation() as { state: { decided?: JustDecided } | null }
  const navigate = useNavigate()
  const { busy, undo } = useUndo()
  const decided = state?.decided
  if (!decided) return null
  const back = () => undo(decided.decision, () => void navigate(caseAddress(decided.caseId), { replace: true }))
  return (
    <section className={styles.note} aria-label="Decided just now">
      <Alert type="success">
        <p>
          <strong>{decided.done}</strong>: {decided.about}
        </p>
        {!decided.final && (
          <Button variant="quiet" icon={Undo} busy={busy} busyLabel="One moment…" onClick={back}>
            Take it back
          </Button>
        )}
      </Alert>
    </section>
  )
}
