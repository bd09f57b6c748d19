import { judgeFit } from '@reable/contract/fit/judge'
import { fitKinds } from '@reable/contract/fit/kinds'
import type { FitJudgement, ListingMeasures } from '@reable/contract/fit/types'
import { useUnits } from '../judging/use-units.ts'
import { answersOf } from '../people/answers-of.ts'
import { chosenPerson } from '../people/change-stored-fit.ts'
import { useStoredFit } from '../people/use-stored-fit.ts'

/** The properties of a listing as they are judged: what is a number counts as one. */
const measuresOf = (properties: Record<string, string>): ListingMeasures =>
  Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, /^\d+(\.\d+)?$/.test(value) ? Number(value) : value]),
  )

/** The judgement on a listing for the chosen person; undefined where its kind was not asked about. */
export function useJudgement(kindName: string, properties: Record<string, string>): FitJudgement | undefined {
  const { fit } = useStoredFit()
  const units = useUnits()
  const kind = fitKinds.find(({ name }) => name === kindName)
  if (!kind || !chosenPerson(fit)?.kinds.includes(kindName)) return undefined
  return judgeFit(kind, answersOf(fit), measuresOf(properties), units)
}
