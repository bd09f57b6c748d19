import type { Answer } from '@reable/contract/client'
import { worstOf } from '@reable/contract/health/rules'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { good } from './finding.ts'
import { durationBounds, durationName, type Measured, type Metrics } from './metrics/create-metrics.ts'
import { judgeState } from './state/judge-state.ts'
import { readState } from './state/read-state.ts'

/** Returns how the place does, for volunteers of every role. Refuses as not found anyone who is no volunteer. */
export async function getHealth(
  ctx: Context,
  { volunteer, metrics }: { volunteer: Person | undefined; metrics: Metrics },
): Promise<Answer<'getHealth'>> {
  requireVolunteer(volunteer)
  const [state, durations] = await Promise.all([readState(ctx), readDurations(metrics)])
  const { at, jobs, mails, photos, cases, publicListings } = state
  // Whoever reads this has been answered with what the database said.
  const found = [
    good('database', 'Pages and the database answer.'),
    ...judgeState(state, ctx.config.appEnv === 'production'),
  ]
  const { listings, people, messages } = cases
  return {
    checked_at_utc: at.toISOString(),
    level: worstOf(found.map(({ level }) => level)),
    findings: found.map(({ about, level, sentence }) => ({ about, level, sentence })),
    waiting: { jobs: jobs.waiting, mails: mails.waiting, photos, listings, people, messages },
    mails: mails.outcomes,
    public_listings: publicListings,
    answers: durations,
  }
}

/** How many answers took at most so many seconds, and longer than the bound before; `null` is whatever took longer than all. */
type Durations = { within_seconds: number | null; answers: number }[]

type Value = { value: number; labels: { le?: number | '+Inf' }; metricName?: string }

/** Adds up how long answers took since the program started. */
async function readDurations(metrics: Metrics): Promise<Durations> {
  const values = bucketsIn(await metrics.measured())
  const upTo = (bound: number | '+Inf') =>
    values.filter(({ labels }) => labels.le === bound).reduce((sum, { value }) => sum + value, 0)
  let before = 0
  return [...durationBounds, '+Inf' as const].map((bound) => {
    const answers = upTo(bound) - before
    before += answers
    return { within_seconds: bound === '+Inf' ? null : bound, answers }
  })
}

const bucketsIn = (measured: Measured): Value[] =>
  (measured.find(({ name }) => name === durationName)?.values ?? []) as unknown as Value[]
