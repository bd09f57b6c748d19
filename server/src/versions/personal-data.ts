import type { Context } from '#platform/context'
import { anonymizeVersionsBy, selectVersionsBy } from './version-queries.ts'

/** Exports which kinds, places and other things with versions a person changed, and when. */
export const exportVersions = (ctx: Context, { personId }: { personId: number }) => selectVersionsBy(ctx, personId)

/** Removes a person's name from the versions they wrote. What these say belongs to the organisation and stays. */
export const forgetVersions = (ctx: Context, { personId }: { personId: number }): Promise<void> =>
  anonymizeVersionsBy(ctx, personId)
