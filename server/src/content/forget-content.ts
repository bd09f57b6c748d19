import type { Context } from '#platform/context'
import { anonymizeVersionsBy } from './personal-data-queries.ts'

/** Removes a person's name from the versions they wrote. The content belongs to the organisation and stays. */
export const forgetContent = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  anonymizeVersionsBy(ctx, personId)
