import { judgeFit } from '@reable/contract/fit/judge'
import { findKind } from '@reable/contract/fit/kinds'
import { fitQuestions } from '@reable/contract/fit/questions'
import { fitSources } from '@reable/contract/fit/sources'
import type { CheckOutcome, CheckResult, FitJudgement, FitVerdict, ListingMeasures } from '@reable/contract/fit/types'
import { fieldNoun, listed } from '@reable/contract/fit/words'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import type { Listing } from '../../listings/detail/load-listing.ts'
import { askedQuestion } from '../../messages/asked-question.ts'
import { useCanContact } from '../../messages/can-contact.ts'
import { contactId } from '../../messages/contact-seller.tsx'
import { jsonStorage, objectIn } from '../../state/storage.ts'
import { Button } from '../../ui/button/button.tsx'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { jumpTo } from '../../ui/link/jump-to.ts'
import { Link } from '../../ui/link/link.tsx'
import { ScaleDrawing } from '../drawings/scale-drawing.tsx'
import { fitAddresses } from '../fit-addresses.ts'
import { nobodysApi } from '../judging/nobodys-api.ts'
import { useUnits } from '../judging/use-verdicts.ts'
import { answersOf } from '../people/answers.ts'
import { chosenPerson, personName } from '../people/change-stored-fit.ts'
import { missingKey } from '../people/fit-storage.ts'
import { useStoredFit } from '../people/use-stored-fit.ts'
import { VerdictLabel, VerdictLine, verdictMarks } from '../verdicts/verdict-line.tsx'
import styles from './listing-fit.module.css'

type AskSellerProps = { listing: Listing; checks: readonly CheckResult[] }

/** Nobody answers a long list. */
const maxBeside = 2

/** Opens the message to the seller with a question about the thing. What the person measured is not in it. */
function AskSeller({ listing, checks }: AskSellerProps) {
  const canContact = useCanContact(listing)
  const fields = fieldsToAsk(checks)
  if (!canContact || !fields.length) return null
  const nouns = listed(fields.map(fieldNoun))
  const ask = (event: MouseEvent) => {
    askedQuestion.ask(listing.id, `Could you tell me ${nouns}?`)
    jumpTo(event, contactId)
  }
  return (
    <Button icon={MessageCircleQuestionMark} onClick={ask}>
      Ask for {nouns}
    </Button>
  )
}

/** The fields that a verdict lacks; where it lacks none, those that would make it surer. */
function fieldsToAsk(checks: readonly CheckResult[]): string[] {
  const missingIn = (some: readonly CheckResult[]) => [
    ...new Set(some.flatMap(({ missingFields = [] }) => missingFields)),
  ]
  const needed = missingIn(checks.filter(({ isNeeded }) => isNeeded))
  return needed.length ? needed : missingIn(checks).slice(0, maxBeside)
}

/** What a listing shows to somebody who has answered questions, in one part that is fetched then. */

type Props = {
  listing: Listing
  kind: string
  /** In place of the verdict where the kind was not asked about. */
  children: ReactNode
}

/** The verdict on a listing and each check it rests on, with both measures in words and drawn to scale. */
export function ListingChecks({ listing, kind, children }: Props) {
  const judgement = useJudgement(kind, listing.properties)
  const { fit } = useStoredFit()
  const person = chosenPerson(fit)
  useReportedMissing(listing.equipment_type_id, judgement)
  if (!judgement || !person) return children
  return (
    <>
      <p>
        For {personName(person)}, as you answered.{' '}
        <Link to={fitAddresses.list(kind)} data-screen-only>
          See all of this kind, what fits first
        </Link>
      </p>
      <VerdictLine {...judgement} className="above-12" />
      <CheckList checks={judgement.checks} />
      <div className="wrap gap-12 above-16" data-screen-only>
        <AskSeller listing={listing} checks={judgement.checks} />
        <OpenAnswers kind={kind} checks={judgement.checks} />
      </div>
      <p className="above-12" data-screen-only>
        This is no medical advice: a therapist knows more.{' '}
        <Link to={fitAddresses.sources}>Where our rules come from</Link>
      </p>
    </>
  )
}

type ShortProps = { kind: string; properties: Record<string, string> }

/** The verdict beside the price, inside the link that leads to its reasons. */
export function ShortVerdict({ kind, properties }: ShortProps) {
  const judgement = useJudgement(kind, properties)
  return judgement ? <VerdictLabel {...judgement} /> : 'Will it fit me and my home?'
}

/** The properties of a listing as they are judged: what is a number counts as one. */
const measuresOf = (properties: Record<string, string>): ListingMeasures =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, /^\d+(\.\d+)?$/.test(value) ? Number(value) : value]),
  )

/** The judgement on a listing for the chosen person; undefined where its kind was not asked about. */
function useJudgement(kindName: string, properties: Record<string, string>): FitJudgement | undefined {
  const { fit } = useStoredFit()
  const units = useUnits()
  const kind = findKind(kindName)
  if (!kind || !chosenPerson(fit)?.kinds.includes(kindName)) return undefined
  return judgeFit(kind, answersOf(fit), measuresOf(properties), units)
}

type OpenProps = { kind: string; checks: readonly CheckResult[] }

/** The questions that a check still needs, each with the way to answer it. */
function OpenAnswers({ kind, checks }: OpenProps) {
  const names = new Set(checks.flatMap(({ isNeeded, missingAnswers = [] }) => (isNeeded ? missingAnswers : [])))
  return fitQuestions
    .filter(({ name }) => names.has(name))
    .map(({ name, noun }) => (
      <Button key={name} to={fitAddresses.question(kind, name)}>
        Tell us {noun}
      </Button>
    ))
}

/** Tells, for nobody in particular, which measures of a listing were missing; once for each view of it. */
function useReportedMissing(equipmentTypeId: number, judgement: FitJudgement | undefined): void {
  const fields =
    judgement?.verdict === 'unknown'
      ? judgement.checks.flatMap(({ isNeeded, missingFields = [] }) => (isNeeded ? missingFields : [])).join(' ')
      : ''
  useEffect(() => {
    if (fields) reportMissing(equipmentTypeId, fields.split(' '))
  }, [equipmentTypeId, fields])
}

/** The checks of a verdict, the gravest first; what could be checked beside them, were it known, is folded. */
function CheckList({ checks }: { checks: readonly CheckResult[] }) {
  const isBeside = ({ isNeeded, outcome }: CheckResult) => !isNeeded && outcome === 'unknown'
  const beside = checks.filter(isBeside)
  return (
    <>
      <Checks checks={checks.filter((check) => !isBeside(check))} />
      {beside.length > 0 && (
        <div className="above-16" data-screen-only>
          <Disclosure title="What else we could check" level={3} note={`${beside.length} more`}>
            <Checks checks={beside} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

const Checks = ({ checks }: { checks: readonly CheckResult[] }) => (
  <ul className={`stack gap-16 above-16 ${styles.checks}`} data-fit-checks>
    {checks.map((check) => (
      <Check key={check.name} check={check} />
    ))}
  </ul>
)

const verdictOf: Record<CheckOutcome, FitVerdict> = {
  pass: 'fits',
  close: 'may_fit',
  unknown: 'unknown',
  fail: 'does_not_fit',
}

const outcomeWords: Record<CheckOutcome, string> = {
  pass: 'Fits',
  close: 'Close',
  unknown: 'Not known',
  fail: 'Does not fit',
}

function Check({ check }: { check: CheckResult }) {
  const { label, sources, outcome, sentence } = check
  return (
    <li className={styles.check}>
      <Icon of={verdictMarks[verdictOf[outcome]]} />
      <strong data-screen-only>
        {label}: {outcomeWords[outcome]}
      </strong>
      <p>{sentence()}</p>
      <div data-screen-only>
        <ScaleDrawing check={check} />
      </div>
      <Sources names={sources} />
    </li>
  )
}

function Sources({ names }: { names: readonly string[] }) {
  const sources = fitSources.filter(({ name }) => names.includes(name))
  if (!sources.length) return null
  return (
    <p className="quiet" data-screen-only>
      Rule from:{' '}
      {sources.map(({ name, label, address }, at) => (
        <span key={name}>
          {at > 0 && '; '}
          {address ? <a href={address}>{label}</a> : label}
        </span>
      ))}
    </p>
  )
}

type Reported = { day: string; fields: string[] }

const storage = jsonStorage('localStorage', missingKey, (stored): Reported => {
  const { day, fields } = objectIn<Reported>(stored)
  const isValid = typeof day === 'string' && Array.isArray(fields) && fields.length <= 500
  return isValid ? { day, fields } : { day: '', fields: [] }
})

/**
 * Tells the service that a measure was missing to say whether a thing fits, so that sellers hear how many wait for it: the type and
 * the field, without a person, a listing or a measure. Once a day from a device; never from one that cannot note that.
 */
function reportMissing(equipmentTypeId: number, fields: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10)
  const stored = storage.read()
  const before = stored.day === day ? stored.fields : []
  for (const field of new Set(fields)) {
    const name = `${equipmentTypeId} ${field}`
    if (before.includes(name)) continue
    before.push(name)
    storage.write({ day, fields: before })
    if (!storage.read().fields.includes(name)) return
    nobodysApi('countMissingMeasure', { body: { equipment_type_id: equipmentTypeId, field_name: field } })
  }
}
