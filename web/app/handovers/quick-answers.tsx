import { type QuickAnswer, quickAnswers, suggestLabel } from '@reable/contract/handovers/rules'
import { browserApi } from '../api.ts'
import { newId } from '../new-id.ts'
import { alerts } from '../shell/alerts/alerts.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './handover.module.css'
import { answerSent } from './handover-alerts.ts'
import type { HandoverConversation } from './handover-conversation.ts'
import { suggestId } from './meeting-form.tsx'
import type { HandoverState } from './use-handover.ts'

type Props = { conversation: HandoverConversation; state: HandoverState }

/** The buttons by which an owner answers in one press: those that fit now. A buyer has none. */
export function QuickAnswers({ conversation: { id, role, can_write }, state: { handover, running, run } }: Props) {
  if (role !== 'owner' || !can_write || !handover) return null
  const canSuggest = handover.moves.includes('suggest')
  if (handover.answers.length === 0 && !canSuggest) return null
  const send = async (answer: QuickAnswer) => {
    const call = { params: { id: String(id) }, body: { answer }, idempotencyKey: newId() }
    if (await run(answer, () => browserApi('sendQuickAnswer', call))) alerts.show(answerSent)
  }
  return (
    <ul className={`wrap gap-8 ${styles.answers}`} aria-label="Answer with one press">
      {handover.answers.map((answer) => (
        <li key={answer}>
          <Button size="small" busy={running === answer} busyLabel="Sending…" onClick={() => send(answer)}>
            {quickAnswers[answer]}
          </Button>
        </li>
      ))}
      {canSuggest && (
        <li>
          <Button size="small" onClick={openMeetingForm}>
            {suggestLabel}
          </Button>
        </li>
      )}
    </ul>
  )
}

/** Opens the form of a meeting and goes to its first box. */
function openMeetingForm(): void {
  const part = document.getElementById(suggestId)
  part?.querySelector('details')?.setAttribute('open', '')
  part?.querySelector('input')?.focus()
}
