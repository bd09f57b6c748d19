import { decisionWordsError, type PersonDecision, personDecisionLimit } from '@reable/contract/moderation/person-rules'
import { type Ref, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../api.ts'
import { MessagePhotos } from '../../messages/thread/message-photos.tsx'
import { alerts } from '../../shell/alerts/alerts.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { useBusy } from '../../state/busy.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { Form } from '../../ui/form/form.tsx'
import { Submit } from '../../ui/form/submit.tsx'
import { doneNotice } from '../done-notice.ts'
import { May } from '../may.tsx'
import { ReplyChoices } from '../replies/reply-choices.tsx'
import styles from '../reports/reports.module.css'
import { vancouverMoment } from '../vancouver-time.ts'
import type { PersonReport, ShownMessage } from './load-people.ts'

type PersonDecisionsProps = { report: PersonReport; onChanged: () => Promise<void> }

const texts = {
  pause: {
    label: 'A rest of 7 days',
    question: 'A rest of 7 days?',
    text: 'For 7 days they can write to nobody. They can read their messages, and their listings stay. They are told by e-mail. You can take it back.',
    done: 'They can write to nobody for 7 days',
  },
  nothing: {
    label: 'Nothing to do',
    question: 'Nothing to do?',
    text: 'The report is closed, and nobody is told.',
    done: 'Report closed',
  },
  back: {
    label: 'Take the rest back',
    question: 'Take the rest back?',
    text: 'They can write again at once, and are told by e-mail.',
    done: 'They can write again',
  },
} as const

const usesOf = { pause: 'person_paused', back: 'restriction_lifted' } as const

/** The decisions that can be made about a report now. */
function choicesOf({ decision, reported }: PersonReport): [PersonDecision, keyof typeof texts][] {
  if (decision?.decision === 'pause') return [['nothing', 'back']]
  const pause: [PersonDecision, keyof typeof texts][] = reported.member_since ? [['pause', 'pause']] : []
  return decision ? pause : [['nothing', 'nothing'], ...pause]
}

export const personDecisionRules = { words: (words: string) => decisionWordsError(words.trim()) }

/** The buttons of what can be decided about somebody; each opens its question. */
function PersonDecisions({ report, onChanged }: PersonDecisionsProps) {
  const [asked, setAsked] = useState<[PersonDecision, keyof typeof texts]>()
  return (
    <May act="decide_on_person">
      <div className={styles.choices}>
        {choicesOf(report).map((choice) => (
          <Button key={choice[1]} variant={choice[0] === 'pause' ? 'danger' : 'other'} onClick={() => setAsked(choice)}>
            {texts[choice[1]].label}
            <span className="visually-hidden"> for {report.reported.name}</span>
          </Button>
        ))}
      </div>
      {asked && <Question {...{ report, asked, onChanged }} onClose={() => setAsked(undefined)} />}
    </May>
  )
}

type QuestionProps = PersonDecisionsProps & { asked: [PersonDecision, keyof typeof texts]; onClose: () => void }

function Question({ report: { id, reported }, asked: [decision, name], onChanged, onClose }: QuestionProps) {
  const content = useRef<HTMLDivElement>(null)
  const { question, text, done } = texts[name]
  const send = async ({ words }: { words: string }) => {
    const reply = await browserApi('decideOnPerson', { params: { id: String(id) }, body: { decision, words } })
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice(done, reported.name))
    await onChanged()
  }
  return (
    <Dialog title={question} onClose={onClose}>
      <div ref={content} className={styles.question}>
        <p>{text}</p>
        <Form rules={personDecisionRules} send={send} label={question}>
          {name !== 'nothing' && (
            <>
              <ReplyChoices for={{ subject: 'report', id, use: usesOf[name] }} name="words" />
              <TextArea
                name="words"
                label="A word to the person (optional)"
                hint="They read these words. They never read who reported, nor who you are."
                rows={5}
                limit={personDecisionLimit}
              />
            </>
          )}
          <Submit variant={decision === 'pause' ? 'dangerAnswer' : 'next'} busyLabel="Sending…">
            {texts[name].label}
          </Submit>
        </Form>
      </div>
    </Dialog>
  )
}

/** Without `onChanged` nothing is decided here. */
type Props = { report: PersonReport; onChanged?: () => Promise<void> }

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

/** A report about somebody: who it is, what is said, the messages that were shown, and what can be decided. */
export function PersonCard({ report, onChanged }: Props) {
  const { reported, role, about, reasons, words, reported_at_utc, messages, readings, decision } = report
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>
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
          <div className={styles.words}>
            <h3>In their own words</h3>
            <blockquote>{words}</blockquote>
          </div>
        )}
        <ShownMessages title="Messages that were shown to us" messages={messages} name={reported.name} />
        <ReadWhole report={report} />
        {decision && <DecisionMade {...decision} />}
        {onChanged && <PersonDecisions report={report} onChanged={onChanged} />}
      </div>
    </article>
  )
}

function DecisionMade({ decision, decided_at_utc, decided_by, words }: NonNullable<PersonReport['decision']>) {
  return (
    <div className={styles.words}>
      <p>
        <strong>{decisionWords[decision]}</strong>: decided {vancouverMoment(decided_at_utc)} by{' '}
        {decided_by ?? 'someone who has left'}
      </p>
      {words && <blockquote>{words}</blockquote>}
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
          <div className={styles.choices}>
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
    <div className={styles.words}>
      <h3 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h3>
      {messages.map(({ id, by, body, photos, sent_at_utc }) => (
        <blockquote key={id}>
          <strong>{writers[by]}</strong>, {vancouverMoment(sent_at_utc)}
          {body && `:\n${body}`}
          <MessagePhotos photos={photos} from={writers[by]} />
        </blockquote>
      ))}
    </div>
  )
}
