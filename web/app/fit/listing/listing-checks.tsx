import type { FitJudgement } from '@reable/contract/fit/types'
import { type ReactNode, useEffect } from 'react'
import type { Listing } from '../../listings/detail/load-listing.ts'
import { Link } from '../../ui/link/link.tsx'
import { fitAddresses } from '../fit-addresses.ts'
import { chosenPerson, personName } from '../people/change-stored-fit.ts'
import { useStoredFit } from '../people/use-stored-fit.ts'
import { VerdictLine } from '../verdicts/verdict-line.tsx'
import { AskSeller } from './ask-seller.tsx'
import { CheckList } from './check-list.tsx'
import { useJudgement } from './judge-listing.ts'
import styles from './listing-fit.module.css'
import { OpenAnswers } from './open-answers.tsx'
import { reportMissing } from './report-missing.ts'

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
