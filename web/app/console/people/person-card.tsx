import type { PersonDecision } from '@reable/contract/moderation/person-rules'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { MessagePhotos } from '../../messages/thread/message-photos.tsx'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { May } from '../may.tsx'
import cardStyles from '../room-card.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { PersonReport, ShownMessage } from './load-people.ts'

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

/** A report about somebody: who it is, what is said, the messages that were shown, and what was decided. */
export function PersonCard({ report }: { report: PersonReport }) {
  const { reported, role, about, reasons, words, reported_at_utc, messages, readings, decision } = report
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <p className={`row quiet ${cardStyles.status}`}>
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
          <div className={`stack gap-8 ${cardStyles.words}`}>
            <h3>In their own words</h3>
            <blockquote className="quoted measure as-written">{words}</blockquote>
          </div>
        )}
        <ShownMessages title="Messages that were shown to us" messages={messages} name={reported.name} />
        <ReadWhole report={report} />
        {decision && <DecisionMade {...decision} />}
      </div>
    </article>
  )
}

function DecisionMade({ decision, decided_at_utc, decided_by, words }: NonNullable<PersonReport['decision']>) {
  return (
    <div className={`stack gap-8 ${cardStyles.words}`}>
      <p>
        <strong>{decisionWords[decision]}</strong>: decided {vancouverMoment(decided_at_utc)} by{' '}
        {decided_by ?? 'someone who has left'}
      </p>
      {words && <blockquote className="quoted measure as-written">{words}</blockquote>}
    </div>
  )
}

type Piece = { messages: ShownMessage[]; earlier: number | null }

/** The messages that were read so far, a piece at a press, from the latest back; their heading has the focus then. */
function useReading(reportId: number) {
  const { busy, run } = useBusy()
  const { revalidate } = useRevalidator()
  const [piece, setPiece] = useState<Piece>()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button goes, or stands below what was read.
    if (piece) title.current?.focus()
  }, [piece])
  const read = () =>
    run(async () => {
      const before = piece?.earlier ? { before: piece.earlier } : {}
      const reply = await browserApi('readReportedConversation', { params: { id: String(reportId) }, body: before })
      if (!reply.ok) return showFailure(reply)
      setPiece({ messages: [...reply.data, ...(piece?.messages ?? [])], earlier: reply.answer.earlier })
      // The report says how often it was read.
      await revalidate()
    })
  return { piece, title, busy, read }
}

/** Reads the whole conversation of a report, by a press that says what it does. */
function ReadWhole({ report: { id, reported } }: { report: PersonReport }) {
  const { piece, title, busy, read } = useReading(id)
  return (
    <>
      <div role="status">
        {piece && (
          <ShownMessages
            title="The whole conversation"
            titleRef={title}
            messages={piece.messages}
            name={reported.name}
          />
        )}
      </div>
      {!piece && (
        <p>
          Is that not enough to decide? You can read all of it. It is written down that you did, and both people see in
          their conversation that a volunteer read it.
        </p>
      )}
      {(!piece || piece.earlier !== null) && (
        <May act="read_conversation">
          <div className="wrap gap-12 above-4">
            <Button variant="other" busy={busy} busyLabel="One moment…" onClick={read}>
              {piece ? 'Read what was before' : 'Read the whole conversation'}
              <span className="visually-hidden"> with {reported.name}</span>
            </Button>
          </div>
        </May>
      )}
    </>
  )
}

type ShownMessagesProps = {
  title: string
  messages: readonly ShownMessage[]
  name: string
  titleRef?: Ref<HTMLHeadingElement>
}

/** Messages as volunteers see them: whose, when, and with what photos. */
function ShownMessages({ title, messages, name, titleRef }: ShownMessagesProps) {
  if (!messages.length) return null
  const writers = { reported: name, reporter: 'Who reports', reable: 'Reable' }
  return (
    <div className={`stack gap-8 ${cardStyles.words}`}>
      <h3 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h3>
      {messages.map(({ id, by, body, photos, sent_at_utc }) => (
        <blockquote key={id} className="quoted measure as-written">
          <strong>{writers[by]}</strong>, {vancouverMoment(sent_at_utc)}
          {body && `:\n${body}`}
          <MessagePhotos photos={photos} from={writers[by]} />
        </blockquote>
      ))}
    </div>
  )
}
