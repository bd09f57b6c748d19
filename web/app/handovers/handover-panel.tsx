import { missedLabel } from '@reable/contract/handovers/rules'
import { useRef } from 'react'
import styles from './handover.module.css'
import type { HandoverConversation } from './handover-conversation.ts'
import { MeetingForm } from './meeting-form.tsx'
import { MeetingPart } from './meeting-part.tsx'
import { PromisePart } from './promise-part.tsx'
import type { HandoverState } from './use-handover.ts'

type Props = { conversation: HandoverConversation; state: HandoverState }

/** Beside a conversation: to whom the listing is promised, who waits for it, and the meeting. */
export function HandoverPanel({ conversation, state }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { handover } = state
  if (!handover || !conversation.post) return null
  // What was pressed may be gone then: the focus goes to where it stood.
  const run: HandoverState['run'] = async (task, call) => {
    const done = await state.run(task, call)
    if (done) heading.current?.focus()
    return done
  }
  const parts = { ...state, run, handover, conversation }
  return (
    <section className={styles.panel} aria-labelledby="handover">
      <h2 ref={heading} id="handover" tabIndex={-1} className={styles.heading}>
        Handover
      </h2>
      <PromisePart {...parts} />
      <MeetingPart {...parts} />
      {handover.often_missed && <p className={styles.note}>{missedLabel}</p>}
      {handover.moves.includes('suggest') && <MeetingForm {...parts} />}
    </section>
  )
}
