import {
  kindTexts,
  lengthText,
  liftingAct,
  liftSentenceError,
  restrictionSentenceLimit,
  shortDays,
} from '@reable/contract/restrictions/rules'
import { type ReactNode, useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { alerts } from '../../../shell/alerts/alerts.ts'
import { showFailure } from '../../../shell/alerts/show-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { Submit } from '../../../ui/form/submit.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { doneNotice } from '../../done-notice.ts'
import { May } from '../../may.tsx'
import { ReplyChoices, useFittingReplies } from '../../replies/reply-choices.tsx'
import cardStyles from '../../room-card.module.css'
import { vancouverMoment } from '../../vancouver-time.ts'
import type { Restriction } from '../account/load-account.ts'
import { nameAndNumber } from '../account/name-and-number.ts'
import { accountAddress } from '../account/people-addresses.ts'

type RestrictionDecision = 'agree' | 'lift' | 'keep'

type DecideQuestionProps = {
  restriction: Restriction
  person: { id: number; name: string }
  asked: RestrictionDecision
  onChanged: () => Promise<void>
  onClose: () => void
}

const usesOf = { lift: 'restriction_lifted', keep: 'restriction_left' } as const

export const decideRules = { sentence: liftSentenceError }

/** What each decision asks, does and says afterwards. */
function textsOf({ kind, days }: Restriction) {
  const again =
    kind === 'ban'
      ? 'They can use their account again at once, and their listings come back.'
      : 'They can write again at once.'
  return {
    agree: {
      question: 'Agree to this ban?',
      text: `It then holds ${lengthText(days)}. They are told by e-mail.`,
      button: 'Agree',
      done: 'You agreed',
    },
    lift: {
      question: 'Take it back?',
      text: `${again} They are told by e-mail.`,
      button: 'Take it back',
      done: 'Taken back',
    },
    keep: {
      question: 'Leave it as it is?',
      text: 'They are told by e-mail that you read their answer, and that it stays.',
      button: 'Leave it',
      done: `${kindTexts[kind].past} as before`,
    },
  }
}

/** The question before a decision about a restriction. */
function DecideQuestion({ restriction, person, asked, onChanged, onClose }: DecideQuestionProps) {
  const content = useRef<HTMLDivElement>(null)
  const { question, text, button, done } = textsOf(restriction)[asked]
  const use = asked === 'agree' ? undefined : usesOf[asked]
  const replies = useFittingReplies({ subject: 'person', id: person.id, use })
  const send = async ({ sentence }: { sentence: string }) => {
    const params = { id: String(restriction.id) }
    const reply = await sendDecision(asked, params, sentence ?? '')
    if (!reply.ok) {
      if (reply.status === 0 || reply.status >= 500) showFailure(reply)
      return reply
    }
    content.current?.closest('dialog')?.close()
    alerts.show(doneNotice(done, person.name))
    await onChanged()
  }
  return (
    <Dialog title={question} onClose={onClose}>
      <div ref={content} className="stack gap-fields anywhere">
        <p>{text}</p>
        {!replies && <p>One moment…</p>}
        {replies && (
          <Form rules={decideRules} send={send} label={question}>
            {asked !== 'agree' && (
              <>
                <ReplyChoices replies={replies} name="sentence" />
                <TextArea
                  name="sentence"
                  label="A word to the person (optional)"
                  hint="They read these words. They never read who you are."
                  rows={5}
                  limit={restrictionSentenceLimit}
                />
              </>
            )}
            <Submit busyLabel="One moment…">{button}</Submit>
          </Form>
        )}
      </div>
    </Dialog>
  )
}

function sendDecision(asked: RestrictionDecision, params: { id: string }, sentence: string) {
  if (asked === 'agree') return browserApi('agreeToBan', { params })
  return browserApi(asked === 'lift' ? 'liftRestriction' : 'keepRestriction', { params, body: { sentence } })
}

type FactsProps = {
  restriction: Restriction
  /** The heading of the card. */
  children: ReactNode
  /** What can be done about it. */
  decisions?: ReactNode
}

/** A restriction: how it stands, by whom, why, and what the person read and answered. */
export function RestrictionFacts({ restriction, children, decisions }: FactsProps) {
  const { in_force, reason, sentence, begun_at_utc, decided_by, answer, answered_at_utc } = restriction
  return (
    <article className="stack card gap-16">
      <div className={`stack gap-12 ${cardStyles.about}`}>
        <p className={`row quiet ${cardStyles.status}`}>
          <strong>{stateText(restriction)}</strong>
          <span>
            {in_force ? 'since' : 'begun'} {vancouverMoment(begun_at_utc)}
          </span>
          <span>by {decided_by ?? 'somebody who has left'}</span>
        </p>
        {children}
        <p>
          <strong>Why:</strong> {reason}
        </p>
        <Quoted title="What they read" text={sentence} />
        {answer && (
          <Quoted
            title={answered_at_utc ? `What they answered ${vancouverMoment(answered_at_utc)}` : 'What they answered'}
            text={answer}
          />
        )}
        <Agreement restriction={restriction} />
        {decisions}
      </div>
    </article>
  )
}

const Quoted = ({ title, text }: { title: string; text: string }) => (
  <div className={`stack gap-8 ${cardStyles.words}`}>
    <p>
      <strong>{title}</strong>
    </p>
    <blockquote className="quoted measure as-written">{text}</blockquote>
  </div>
)

function stateText({ in_force, ends_at_utc, lifted_at_utc, lifted_by }: Restriction): string {
  if (lifted_at_utc) return `Taken back ${vancouverMoment(lifted_at_utc)} by ${lifted_by ?? 'somebody who has left'}`
  if (!ends_at_utc) return 'For good'
  return in_force ? `Until ${vancouverMoment(ends_at_utc)}` : `Over since ${vancouverMoment(ends_at_utc)}`
}

function Agreement({ restriction: { agree_until_utc, agreed_by, days } }: { restriction: Restriction }) {
  if (agreed_by) return <p>A second steward agreed: {agreed_by}.</p>
  if (!agree_until_utc) return null
  return (
    <p>
      It is meant to hold {lengthText(days)}, if a second steward agrees (until {vancouverMoment(agree_until_utc)}).
      Without one it ends after {shortDays} days.
    </p>
  )
}

type Props = {
  restriction: Restriction
  person: { id: number; name: string }
  /** Whether the card says whose it is, with the way there. */
  withName?: boolean
  onChanged: () => Promise<void>
}

/** A restriction with what can be done about it. */
export function RestrictionCard({ restriction, person, withName = false, onChanged }: Props) {
  const { past } = kindTexts[restriction.kind]
  return (
    <RestrictionFacts restriction={restriction} decisions={<Decisions {...{ restriction, person, onChanged }} />}>
      {withName ? (
        <h2 className="own-line">
          <Link to={accountAddress(person.id)}>{nameAndNumber(person)}</Link>, {past.toLowerCase()}
        </h2>
      ) : (
        <h3 className="own-line">{past}</h3>
      )}
    </RestrictionFacts>
  )
}

function Decisions({ restriction, person, onChanged }: Omit<Props, 'withName'>) {
  const [asked, setAsked] = useState<RestrictionDecision>()
  const { in_force, agree_until_utc, own, why_not_agree: whyNotAgree, answer_waits, barred } = restriction
  if (!in_force) return null
  if (barred) return <p>{barred}</p>
  return (
    <>
      {answer_waits && own && <p>You decided this. Somebody else looks at the answer.</p>}
      {whyNotAgree && <p>{whyNotAgree}</p>}
      <May act={liftingAct(restriction)}>
        <div className="wrap gap-12 above-4">
          {agree_until_utc && !own && !whyNotAgree && (
            <Choice label="Agree" name={person.name} onPress={() => setAsked('agree')} />
          )}
          {answer_waits && !own && <Choice label="Leave it" name={person.name} onPress={() => setAsked('keep')} />}
          <Choice label="Take it back" name={person.name} onPress={() => setAsked('lift')} />
        </div>
      </May>
      {asked && <DecideQuestion {...{ restriction, person, onChanged, asked }} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const Choice = ({ label, name, onPress }: { label: string; name: string; onPress: () => void }) => (
  <Button variant="other" onClick={onPress}>
    {label}
    <span className="visually-hidden"> ({name})</span>
  </Button>
)
