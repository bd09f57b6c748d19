import { fitKinds } from '@reable/contract/fit/kinds'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { usualUnit } from '../../listings/fields/values/usual-units.ts'
import { judgeListings, type ListedVerdict } from '../judging/judge-listings.ts'
import { loadMeasures } from '../judging/load-measures.ts'
import { answersOf } from '../people/answers-of.ts'
import { chosenPerson } from '../people/change-stored-fit.ts'
import { fitText } from '../people/fit-storage.ts'
import { storedFit } from '../people/use-stored-fit.ts'

const noVerdicts: ReadonlyMap<number, ListedVerdict> = new Map()

const store = createStore<ReadonlyMap<number, ListedVerdict>>()(() => noVerdicts)

/** Counts the rounds, so that a late one does not replace what a later one found. */
let round = 0

/** Judges the listings of all kinds that the chosen person was asked about. What cannot be loaded has no verdict. */
async function judgeAll(): Promise<void> {
  const own = ++round
  const fit = storedFit()
  const names = chosenPerson(fit)?.kinds ?? []
  const answers = answersOf(fit)
  const units = usualUnit('in') === 'cm' ? 'metric' : 'imperial'
  const all = await Promise.all(
    fitKinds
      .filter(({ name }) => names.includes(name))
      .map(async (kind) => judgeListings(kind, (await loadMeasures(kind)) ?? [], answers, units)),
  )
  if (own === round) store.setState(new Map(all.flatMap((verdicts) => [...verdicts])), true)
}

fitText.subscribe(judgeAll)
judgeAll()

/** The verdict on a listing, wherever its card is; undefined where its kind was not asked about. */
export const useVerdictOn = (listingId: number): ListedVerdict | undefined =>
  useStore(store, (verdicts) => verdicts.get(listingId))
