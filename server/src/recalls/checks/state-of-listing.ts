import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { remember } from '#platform/remember'
import { selectCards } from '../cards/card-queries.ts'
import { serializeCard } from '../cards/list-cards.ts'
import { findFileState } from '../file/file-queries.ts'
import { dayWords } from '../lookup/day-words.ts'
import { isUnknown } from '../matching/keys.ts'
import { selectStateOf } from './check-queries.ts'

type State = NonNullable<Answer<'getListing'>['post']['recall']>

const fileStateOf = remember(['recall_file'], findFileState)

/** A listing, and whether it matches a card by `matchesCards`. */
type Matched = { id: number; properties: { brand?: string; model?: string }; matches_cards: boolean }

/** Says whether a listing is recalled, as its page says it; undefined while there is no file to compare with. */
export async function recallOfRow(
  ctx: Context,
  { id, properties, matches_cards }: Matched,
): Promise<State | undefined> {
  if (matches_cards) return recallOfListing(ctx, id)
  return stateOf(ctx, { ...properties, cards: [], isStrong: false })
}

/** The same of a listing that nothing is known about yet. */
export async function recallOfListing(ctx: Context, listingId: number): Promise<State | undefined> {
  const state = await selectStateOf(ctx, listingId)
  if (!state) return undefined
  const { strong, possible, brand, model, repaired } = state
  const cards = await selectCards(ctx, [...strong, ...possible])
  return stateOf(ctx, { brand, model, cards, isStrong: cards.some(({ id }) => strong.includes(id)), repaired })
}

type Known = {
  brand?: string | null
  model?: string | null
  cards: Awaited<ReturnType<typeof selectCards>>
  isStrong: boolean
  repaired?: boolean
}

async function stateOf(ctx: Context, { brand, model, cards, isStrong, repaired }: Known) {
  const { checked_on } = (await fileStateOf(ctx)) ?? {}
  if (!checked_on) return undefined
  const isUnsaid = isUnknown(brand ?? '') || isUnknown(model ?? '')
  const ofRecall = repaired ? ('repaired' as const) : ('recalled' as const)
  const outcome = isStrong ? ofRecall : cards.length ? 'possible' : isUnsaid ? 'ask_model' : 'none'
  return { checked: dayWords(checked_on), outcome, cards: cards.map(serializeCard) } satisfies State
}
