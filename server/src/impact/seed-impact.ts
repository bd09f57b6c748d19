import { day, vancouverTime } from '#platform/clock'
import type { Context } from '#platform/context'
import { addMissed, foldFacts, hasAnyImpact, type ImpactFact, insertFacts, type MissedRow } from './impact-queries.ts'

/** Counts of a day so many days ago. */
type PastFact = Omit<ImpactFact, 'day'> & { daysAgo: number }

/** Gives a place that has counted nothing yet a past: a seed of the village. */
export async function seedImpact(
  ctx: Context,
  { past, missed }: { past: readonly PastFact[]; missed: readonly MissedRow[] },
): Promise<void> {
  if (await hasAnyImpact(ctx)) return
  const dayOf = (daysAgo: number) => vancouverTime(new Date(ctx.clock.now().getTime() - daysAgo * day)).slice(0, 10)
  const facts = past.map(({ daysAgo, ...fact }) => ({ ...fact, day: dayOf(daysAgo) }))
  await insertFacts(ctx, facts)
  await foldFacts(ctx)
  await addMissed(ctx, missed)
}
