import { shownManuals } from '@reable/contract/manuals/rules'
import type { Context } from '#platform/context'
import { isUnknown, keyOf } from '#recalls'
import { selectShown } from './manual-queries.ts'

type Named = { brand?: string | undefined; model?: string | undefined }

/** Finds the manuals of exactly this brand and model; none where one of them is not known. */
export async function manualsOf(ctx: Context, { brand = '', model = '' }: Named) {
  if (isUnknown(brand) || isUnknown(model)) return []
  return selectShown(ctx, { brandKey: keyOf(brand), modelKey: keyOf(model), limit: shownManuals })
}
