import type { Answer } from '@reable/contract/client'
import { foundNotices, lookUpError } from '@reable/contract/recalls/rules'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { selectCardsFor } from '../cards/card-queries.ts'
import { serializeCard } from '../cards/list-cards.ts'
import { matchCards } from '../checks/check-listing.ts'
import { findFileState } from '../file/file-queries.ts'
import { selectNoticesWith } from '../file/notice-queries.ts'
import { isUnknown, keyOf, wordKeys } from '../matching/keys.ts'
import { keysOf, readDescribed } from '../matching/match-card.ts'
import { dayWords } from './day-words.ts'

type LookedUp = Answer<'lookUpRecall'>

/** Looks up whether a thing is recalled, for everyone. Refuses as invalid a model without its brand. */
export async function lookUpRecall(
  ctx: Context,
  { brand, model }: { brand: string; model: string },
): Promise<LookedUp> {
  const file = await findFileState(ctx)
  const checked = file?.checked_on ? dayWords(file.checked_on) : null
  if (!brand && !model) return { outcome: null, cards: [], notices: [], checked }
  const error = lookUpError(brand, model)
  if (error)
    throw new Refusal('invalid', error, { errors: { [error.startsWith('Model') ? 'model' : 'brand']: [error] } })
  const { outcome, cards } = await judge(ctx, { brand, model })
  return { outcome, cards: cards.map(serializeCard), notices: await findNotices(ctx, { brand, model }), checked }
}

/** Its kind is not asked for: a brand with a model that is not known may be any of the brand's cards. */
async function judge(ctx: Context, asked: { brand: string; model: string }) {
  const reading = readDescribed({ ...asked, title: '', description: '', typeId: 0 })
  const cards = await selectCardsFor(ctx, keysOf(reading))
  const ofAnyKind = cards.map((card) => ({ ...card, fields: { ...card.fields, equipment_type_ids: [] } }))
  const { strong, possible } = matchCards(reading, ofAnyKind)
  if (strong.length) return { outcome: 'recalled' as const, cards: strong }
  if (possible.length) return { outcome: 'possible' as const, cards: possible }
  return { outcome: isUnknown(asked.model) ? ('ask_model' as const) : ('none' as const), cards: [] }
}

async function findNotices(ctx: Context, { brand, model }: { brand: string; model: string }) {
  const keys = [...wordKeys(brand), ...(isUnknown(model) ? [] : [keyOf(model)])]
  if (!keys.length) return []
  const notices = await selectNoticesWith(ctx, keys, foundNotices)
  return notices.map(({ title, url, updated_on }) => ({ title, url, updated: updated_on && dayWords(updated_on) }))
}
