import { kindTexts, lengthText, liftingAct, shortDays } from '@reable/contract/restrictions/rules'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { May } from '../../may.tsx'
import styles from '../../reports/reports.module.css'
import { vancouverMoment } from '../../vancouver-time.ts'
import type { Restriction } from '../account/load-account.ts'
import { nameAndNumber } from '../account/name-and-number.ts'
import { accountAddress } from '../account/people-addresses.ts'
import { DecideQuestion, type RestrictionDecision } from './decide-question.tsx'

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
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>
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
  <div className={styles.words}>
    <p>
      <strong>{title}</strong>
    </p>
    <blockquote>{text}</blockquote>
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
        <div className={styles.choices}>
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
