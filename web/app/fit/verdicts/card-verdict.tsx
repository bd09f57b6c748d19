import { fitKinds } from '@reable/contract/fit/kinds'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { usualUnit } from '../../listings/fields/values/usual-units.ts'
import { judgeListings, type ListedVerdict } from '../judging/judge-listings.ts'
import { loadMeasures } from '../judging/load-measures.ts'
import { answersOf } from '../people/answers.ts'
import { chosenPerson } from '../people/change-stored-fit.ts'
import { fitText } from '../people/fit-storage.ts'
import { storedFit } from '../people/use-stored-fit.ts'
import styles from './card-verdict.module.css'
import { VerdictLine } from './verdict-line.tsx'

export type CardVerdictProps = {
  listingId: number
  /** Where a card has a place of its own for it. */
  className?: string | undefined
}

/**
 * The verdict on a card; nothing where its kind was not asked about. It lies on the picture with a ground of its own, so that no line of the
 * card moves when it comes.
 */
export function CardVerdict({ listingId, className = styles.onPicture }: CardVerdictProps) {
  const verdict = useStore(store, (verdicts) => verdicts.get(listingId))
  return verdict ? <VerdictLine {...verdict} className={className} /> : null
}

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
