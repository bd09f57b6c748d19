import { Gauge, Registry } from 'prom-client'
import type { Context } from '#platform/context'
import { readState, type State } from '../state/read-state.ts'
import type { Metrics } from './create-metrics.ts'

/** Writes all figures in the text format of Prometheus: those of the process, and those of the database. One that does not answer is a figure too. */
export async function writeMetrics(ctx: Context, metrics: Metrics): Promise<string> {
  const state = await readState(ctx).catch(() => undefined)
  return (await metrics.write()) + (await stateRegistry(state).metrics())
}

function stateRegistry(state: State | undefined): Registry {
  const registry = new Registry()
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value)
  const gauges = (name: string, help: string, label: string, values: Record<string, number | undefined>) => {
    const of = new Gauge({ name, help, labelNames: [label], registers: [registry] })
    for (const [key, value] of Object.entries(values)) of.set({ [label]: key }, value as number)
  }
  gauge('reable_database_up', '1 while the database answers; without it what it knows is missing here.', state ? 1 : 0)
  if (state) addState(state, gauge, gauges)
  return registry
}

type AddGauge = (name: string, help: string, value: number) => void
type AddGauges = (name: string, help: string, label: string, values: Record<string, number | undefined>) => void

function addState(
  { at, jobs, mails, cases, photos, publicListings, backup, disk }: State,
  gauge: AddGauge,
  gauges: AddGauges,
) {
  const age = (oldest: Date | null) => (oldest ? Math.max(0, (at.getTime() - oldest.getTime()) / 1000) : 0)
  const { waiting, failing, givenUp, setAside } = jobs
  gauges(
    'reable_jobs',
    'Jobs that are due, tried again, given up, and set aside because they ended the program.',
    'state',
    {
      waiting,
      failing,
      given_up: givenUp,
      set_aside: setAside.length,
    },
  )
  gauge('reable_oldest_job_seconds', 'How long the oldest job that is due has waited.', age(jobs.oldest))
  gauge('reable_mails_waiting', 'Mails that wait to be sent.', mails.waiting)
  gauge('reable_oldest_mail_seconds', 'How long the oldest of them has waited.', age(mails.oldest))
  gauges('reable_mails_last_day', 'What became of the mails of the last 24 hours.', 'outcome', mails.outcomes)
  gauge('reable_photos_waiting', 'Photos of the last hour that are no picture yet.', photos)
  gauge('reable_listings_public', 'Listings that everybody sees.', publicListings)
  const { listings, people, messages } = cases
  gauges('reable_cases_waiting', 'What waits for volunteers.', 'kind', { listings, people, messages })
  gauge('reable_oldest_case_seconds', 'How long the oldest of it has waited.', age(cases.oldest))
  const made = backup.good?.madeAt
  gauge(
    'reable_backup_age_seconds',
    'How old the last backup is that was tried; NaN: there is none.',
    made ? age(made) : Number.NaN,
  )
  gauge('reable_disk_free_bytes', 'Free on the disk of the data folder.', disk.free)
  gauge('reable_disk_size_bytes', 'The size of that disk.', disk.size)
}
