import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { serializeOwnRestriction } from '#restrictions'
import { selectOwnRestrictions } from './restricting-queries.ts'

/** What volunteers keep somebody from now, as they read it themselves. */
export const listOwnRestrictions = async (
  ctx: Context,
  { person }: { person: Person },
): Promise<Answer<'listOwnRestrictions'>> =>
  (await selectOwnRestrictions(ctx, person.id)).map((row) => serializeOwnRestriction(ctx, row))
