import { missedLabel } from '@reable/contract/handovers/rules'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import { useRef } from 'react'
import { saveAsFile } from '../accounts/settings/save-as-file.ts'
import { browserApi } from '../api.ts'
import { conversationAddress } from '../messages/conversation-address.ts'
import { nameWithin } from '../messages/name-within.ts'
import { Button } from '../ui/button/button.tsx'
import styles from './handover.module.css'
import type { HandoverConversation } from './handover-conversation.ts'
import { MeetingForm } from './meeting-form.tsx'
import { handoverSentences, type PartProps, PromisePart } from './promise-part.tsx'
import type { HandoverState } from './use-handover.ts'

type Props = { conversation: HandoverConversation; state: HandoverState }

/** Beside a conversation: to whom the listing is promised, who waits for it, and the meeting. Nothing, where there is nothing to say. */
export function HandoverPanel({ conversation, state }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { handover } = state
  if (!handover || !conversation.post || !saysSomething(handover, conversation)) return null
  // What was pressed may be gone then: the focus goes to where it stood.
  const run: HandoverState['run'] = async (task, call) => {
    const done = await state.run(task, call)
    if (done) heading.current?.focus()
    return done
  }
  const parts = { ...state, run, handover, conversation }
  return (
    <section className="stack card gap-16" aria-labelledby="handover">
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

function saysSomething(handover: PartProps['handover'], conversation: HandoverConversation): boolean {
  const { meeting, suggestion, moves, often_missed: oftenMissed } = handover
  if (meeting || suggestion || oftenMissed || moves.length) return true
  return handoverSentences(handover, conversation).length > 0
}

/** The meeting that both agreed to, and what one of them suggests. */
function MeetingPart(props: PartProps) {
  const { meeting, suggestion } = props.handover
  if (!meeting && !suggestion) return null
  return (
    <div className="stack gap-12">
      <h3 className={styles.title}>Meeting</h3>
      {meeting && <Agreed {...props} meeting={meeting} />}
      {suggestion && <Suggested {...props} suggestion={suggestion} />}
    </div>
  )
}

type Meeting = NonNullable<PartProps['handover']['meeting']>
type Suggestion = NonNullable<PartProps['handover']['suggestion']>

const Where = ({ when, place }: Pick<Meeting, 'when' | 'place'>) => (
  <p className={`stack ${styles.where}`}>
    <strong>{when}</strong>
    <span>{place}</span>
  </p>
)

function Agreed({
  handover: { moves, has_sheet: hasSheet },
  conversation,
  run,
  running,
  meeting,
}: PartProps & { meeting: Meeting }) {
  const params = { id: String(conversation.id) }
  return (
    <>
      <p>{meeting.passed ? 'The time you agreed to has come.' : 'You both agreed to this.'}</p>
      <Where {...meeting} />
      <div className={`wrap gap-12 ${styles.actions}`}>
        {!meeting.passed && <ToCalendar meeting={meeting} />}
        {hasSheet && <SheetLink id={conversation.id} />}
        {moves.includes('cancel') && (
          <Button
            busy={running === 'cancel'}
            busyLabel="Cancelling…"
            onClick={() => run('cancel', () => browserApi('cancelMeeting', { params }))}
          >
            Cancel the meeting
          </Button>
        )}
        {moves.includes('report_no_show') && (
          <Button
            busy={running === 'report_no_show'}
            busyLabel="Saving…"
            onClick={() => run('report_no_show', () => browserApi('reportNoShow', { params }))}
          >
            They did not come
          </Button>
        )}
      </div>
      {moves.includes('report_no_show') && (
        <p className="quiet">“They did not come” is not told to them. It only counts for us.</p>
      )}
    </>
  )
}

const ToCalendar = ({ meeting }: { meeting: Meeting }) => (
  <Button icon={CalendarPlus} onClick={() => saveAsFile('meeting.ics', meeting.calendar, 'text/calendar')}>
    Add to my calendar
  </Button>
)

const SheetLink = ({ id }: { id: number }) => (
  <Button icon={ClipboardCheck} to={`${conversationAddress(id)}/sheet`}>
    Handover sheet
  </Button>
)

function Suggested({ conversation, run, running, suggestion, handover }: PartProps & { suggestion: Suggestion }) {
  const params = { id: String(conversation.id) }
  const name = nameWithin(conversation.with.name)
  const decline = () => run('decline', () => browserApi('declineMeeting', { params }))
  const agree = () =>
    run('agree', () => browserApi('agreeToMeeting', { params, body: { suggestion_id: suggestion.id } }))
  return (
    <>
      <p>
        {suggestion.by === 'me'
          ? `You suggested this. ${conversation.with.name} has not agreed yet.`
          : `${conversation.with.name} suggests this.`}
        {handover.meeting && ' What you agreed to before stands until then.'}
      </p>
      <Where {...suggestion} />
      <div className={`wrap gap-12 ${styles.actions}`}>
        {handover.moves.includes('agree') && (
          <Button variant="solid" busy={running === 'agree'} busyLabel="Agreeing…" onClick={agree}>
            I agree
          </Button>
        )}
        <Button busy={running === 'decline'} busyLabel="Saving…" onClick={decline}>
          {suggestion.by === 'me' ? 'Take it back' : `Tell ${name} it does not suit me`}
        </Button>
      </div>
    </>
  )
}
