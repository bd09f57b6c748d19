import { fitSources } from '@reable/contract/fit/sources'
import type { CheckOutcome, CheckResult, FitJudgement, FitVerdict } from '@reable/contract/fit/types'
import { type ReactNode, useEffect } from 'react'
import type { Listing } from '../../listings/detail/load-listing.ts'
import { jsonStorage, objectIn } from '../../state/storage.ts'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { ScaleDrawing } from '../drawings/scale-drawing.tsx'
import { fitAddresses } from '../fit-addresses.ts'
import { nobodysApi } from '../judging/nobodys-api.ts'
import { chosenPerson, personName } from '../people/change-stored-fit.ts'
import { missingKey } from '../people/fit-storage.ts'
import { useStoredFit } from '../people/use-stored-fit.ts'
import { VerdictLine, verdictMarks } from '../verdicts/verdict-line.tsx'
import { AskSeller } from './ask-seller.tsx'
import { useJudgement } from './judge-listing.ts'
import styles from './listing-fit.module.css'
import { OpenAnswers } from './open-answers.tsx'

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
      <VerdictLine {...judgement} className={styles.verdict} />
      <CheckList checks={judgement.checks} />
      <div className={styles.ways} data-screen-only>
        <AskSeller listing={listing} checks={judgement.checks} />
        <OpenAnswers kind={kind} checks={judgement.checks} />
      </div>
      <p className={styles.way} data-screen-only>
        This is no medical advice: a therapist knows more.{' '}
        <Link to={fitAddresses.sources}>Where our rules come from</Link>
      </p>
    </>
  )
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
        <div className={styles.beside} data-screen-only>
          <Disclosure title="What else we could check" level={3} note={`${beside.length} more`}>
            <Checks checks={beside} />
          </Disclosure>
        </div>
      )}
    </>
  )
}

const Checks = ({ checks }: { checks: readonly CheckResult[] }) => (
  <ul className={styles.checks} data-fit-checks>
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
    <p className={styles.sources} data-screen-only>
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
