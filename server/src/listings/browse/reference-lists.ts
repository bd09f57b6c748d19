import type { ProhibitedItem } from '@reable/contract/prohibited/rules'
import { type Catalogue, catalogueOf } from '#catalogue'
import { type Locations, locationsOf } from '#places'
import type { Context } from '#platform/context'
import { prohibitedItemsOf } from '#prohibited'

/** The short lists whose entries listings refer to by id. */
export type ReferenceLists = { catalogue: Catalogue; locations: Locations }

/** The same with what may not be listed: what a listing is checked by. */
export type CheckLists = ReferenceLists & { prohibited: readonly ProhibitedItem[] }

/** Returns the lists from memory. */
export async function referenceListsOf(ctx: Context): Promise<ReferenceLists> {
  const [catalogue, locations] = await Promise.all([catalogueOf(ctx), locationsOf(ctx)])
  return { catalogue, locations }
}

/** Returns from memory the lists that a listing is checked by. */
export async function checkListsOf(ctx: Context): Promise<CheckLists> {
  const [lists, prohibited] = await Promise.all([referenceListsOf(ctx), prohibitedItemsOf(ctx)])
  return { ...lists, prohibited }
}
