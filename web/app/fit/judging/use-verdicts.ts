import type { FitKind, FitUnits } from '@reable/contract/fit/types'
import { useEffect, useState } from 'react'
import { useUsualUnit } from '../../listings/fields/values/usual-units.ts'
import { answersOf } from '../people/answers.ts'
import { useStoredFit } from '../people/use-stored-fit.ts'
import { judgeListings, type ListedVerdict } from './judge-listings.ts'
import { loadMeasures } from './load-measures.ts'

/** The units that verdicts are told in: those in which measures were given last on this device. */
export const useUnits = (): FitUnits => (useUsualUnit('in') === 'cm' ? 'metric' : 'imperial')

export type Verdicts = ReadonlyMap<number, ListedVerdict>

/** The verdicts on all public listings of a kind for the chosen person: undefined while they are on their way. */
export type JudgedKind = { verdicts: Verdicts | undefined; failed: boolean; retry: () => void }

/** Judges a kind anew whenever an answer changes; the verdicts before stay until then. */
export function useVerdicts(kind: FitKind): JudgedKind {
  const { fit } = useStoredFit()
  const units = useUnits()
  const [attempt, setAttempt] = useState(0)
  const [judged, setJudged] = useState<{ verdicts?: Verdicts | undefined; failed: boolean }>({ failed: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let isCancelled = false
    judgeKind(kind).then((verdicts) => {
      if (!isCancelled) setJudged({ verdicts, failed: verdicts === undefined })
    })
    return () => {
      isCancelled = true
    }
    async function judgeKind(kind: FitKind) {
      const listings = await loadMeasures(kind)
      return listings && judgeListings(kind, listings, answersOf(fit), units)
    }
  }, [kind, fit, units, attempt])
  return { verdicts: judged.verdicts, failed: judged.failed, retry: () => setAttempt(attempt + 1) }
}
