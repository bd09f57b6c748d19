import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { selectCards } from '../cards/card-queries.ts'
import { serializeCard } from '../cards/list-cards.ts'
import { dayWords } from '../lookup/day-words.ts'
import { isUnknown } from '../matching/keys.ts'
import { selectStateOf } from './check-queries.ts'

type State = NonNullable<Answer<'getListing'>['post']['recall']>

/** Says whether a listing is recalled, as its page says it; undefined while there is no file to compare with. */
export async function recallOfListing(ctx: Context, listingId: number): Promise<State | undefined> {
  const state = await selectStateOf(ctx, listingId)
  if (!state?.checked_on) return undefined
  const { strong, possible, checked_on, brand, model, repaired } = state
  const cards = await selectCards(ctx, [...strong, ...possible])
  const isStrong = cards.some(({ id }) => strong.includes(id))
  const isUnsaid = isUnknown(brand ?? '') || isUnknown(model ?? '')
  const ofRecall = repaired ? 'repaired' : 'recalled'
  const outcome = isStrong ? ofRecall : cards.length ? 'possible' : isUnsaid ? 'ask_model' : 'none'
  return { checked: dayWords(checked_on), outcome, cards: cards.map(serializeCard) }
}
