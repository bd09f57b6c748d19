import { catalogueOf } from '#catalogue'
import { locationsOf } from '#places'
import type { Context } from '#platform/context'
import type { Lists } from './listing-answers.ts'

/** The short lists that listings are told in the words of, from memory. */
export async function listsOf(ctx: Context): Promise<Lists> {
  const [catalogue, locations] = await Promise.all([catalogueOf(ctx), locationsOf(ctx)])
  return { catalogue, locations }
}
