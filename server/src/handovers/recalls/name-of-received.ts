import { catalogueOf } from '#catalogue'
import type { Context } from '#platform/context'
import type { Received } from './received-queries.ts'

/** What its listing is called, while it is there to be seen; else what kind of thing it is. */
export async function nameOfReceived(ctx: Context, { shownTitle, typeId, brand, model }: Received): Promise<string> {
  if (shownTitle) return shownTitle
  const { types } = await catalogueOf(ctx)
  return [types.get(typeId)?.name, [brand, model].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
