import { useLocation, useNavigate } from 'react-router'
import { caseAddress } from '../../shell/addresses.ts'
import { TakeBackNote } from '../take-back-note.tsx'
import { useUndo } from './use-undo.ts'

/** What was decided just now, as the page after it is told. */
export type JustDecided = { decision: number; caseId: number; done: string; about: string; final: boolean }

/** What was decided a moment ago, on the page after it; it was announced already. */
export function DecidedNote() {
  const { state } = useLocation() as { state: { decided?: JustDecided } | null }
  const navigate = useNavigate()
  const { busy, undo } = useUndo()
  const decided = state?.decided
  if (!decided) return null
  const back = () => undo(decided.decision, () => void navigate(caseAddress(decided.caseId), { replace: true }))
  return (
    <TakeBackNote
      {...{ label: 'Decided just now', done: decided.done, about: decided.about, busy }}
      onTakeBack={decided.final ? undefined : back}
    />
  )
}
