import type { Context } from '#platform/context'
import { countSnapshotOf } from './count-snapshot.ts'

/** How many listings are public, as the list itself counts them. */
export const countPublicListings = async (ctx: Context): Promise<number> => (await countSnapshotOf(ctx)).total
