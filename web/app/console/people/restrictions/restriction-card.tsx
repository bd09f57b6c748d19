import { kindTexts, lengthText, liftingAct, shortDays } from '@reable/contract/restrictions/rules'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { May } from '../../may.tsx'
import styles from '../../reports/reports.module.css'
import { vancouverMoment } from '../../vancouver-time.ts'
import type { Restriction } from '../account/load-account.ts'
import { nameAndNumber } from '../account/name-and-number.ts'
import { accountAddress } from '../account/people-addresses.ts'
import { DecideQuestion, type RestrictionDecision } from './decide-question.tsx'

type Props = {
  restriction: Restriction
  person: { id: number; name: string }
  /** Whether the card says whose it is, with the way there. */
  withName?: boolean
  onChanged: () => Promise<void>
}

/** A restriction: how it stands, why, what the person read and answered, and what can be done about it. */
export function RestrictionCard({ restriction, person, withName = false, onChanged }: Props) {
  const { kind, reason, sentence, begun_at_utc, decided_by } = restriction
  const Title = withName ? 'h2' : 'h3'
  return (
    <article className={styles.card}>
      <div className={styles.about}>
        <p className={styles.status}>
          <strong>{stateText(restriction)}</strong>
          <span>
            {restriction.in_force ? 'since' : 'begun'} {vancouverMoment(begun_at_utc)}
          </span>
          <span>by {decided_by ?? 'somebody who has left'}</span>
        </p>
        <Title className="own-line">
          {withName ? <Link to={accountAddress(person.id)}>{nameAndNumber(person)}</Link> : kindTexts[kind].past}
          {withName && `, ${kindTexts[kind].past.toLowerCase()}`}
        </Title>
        <p>{reason}</p>
        <Quoted title="What they read" text={sentence} />
        {restriction.answer && <Quoted title="What they answered" text={restriction.answer} />}
        <Agreement restriction={restriction} />
        <Decisions {...{ restriction, person, onChanged }} />
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

function Decisions({ restriction, person, onChanged }: Omit<Props, 'withName'>) {
  const [asked, setAsked] = useState<RestrictionDecision>()
  const { in_force, agree_until_utc, own, answer_waits } = restriction
  if (!in_force) return null
  return (
    <>
      {answer_waits && own && <p>You decided this. Somebody else looks at the answer.</p>}
      <May act={liftingAct(restriction)}>
        <div className={styles.choices}>
          {agree_until_utc && !own && <Choice label="Agree" name={person.name} onPress={() => setAsked('agree')} />}
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
