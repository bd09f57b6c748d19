import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../../measurement.ts'
import { villageCopy } from '../../program/data-folders.ts'
import { queryDatabase } from '../../program/database.ts'
import { beginUnderFire, endUnderFire, judgeUnderFire, writeDuring } from '../everything/under-fire.ts'

/** In milliseconds: people write for so long while no mail goes. */
const writingTime = 10_000
const timeout = 3 * 60_000

/** As if an hour had gone by since the mails were written. */
const anHourLater = `
  update mails set created_at = created_at - interval '1 hour' where outcome = 'waiting';
  update graphile_worker._private_jobs set run_at = now() where key like 'mail-%' and locked_at is null`

const longestPause = `
  select coalesce(max(extract(epoch from j.run_at - now())), 0)::float8 as seconds, count(*)::int as count
  from graphile_worker._private_jobs j where key like 'mail-%' and run_at > now() + interval '1 minute'`

const dueNow = `update graphile_worker._private_jobs set run_at = now() where key like 'mail-%' and locked_at is null`

/** The mail server is away for an hour, by the age of the mails: what people do goes on, and then every mail goes within ten minutes. */
export const smtpAway: Measurement = {
  name: 'smtp-away',
  description: 'the mail server is away for an hour, while people write in every way',
  async run() {
    const context = await beginUnderFire(await villageCopy('smtp-away'))
    const { dataFolder, receiver } = context
    try {
      await receiver.goAway()
      const until = receiver.taken.length
      await writeDuring(context, 'while the mail server was away', () => delay(writingTime))
      const before = receiver.taken.length - until
      await queryDatabase(dataFolder, anHourLater)
      const { seconds, count } = await waitForTries(dataFolder)
      await receiver.comeBack()
      await queryDatabase(dataFolder, dueNow)
      const begun = performance.now()
      const figures = await judgeUnderFire(context)
      const sending = (performance.now() - begun) / 1_000
      return [...own({ before, seconds, count, sending }), ...figures]
    } finally {
      await endUnderFire(context)
    }
  },
}

type Waited = { before: number; seconds: number; count: number; sending: number }

const own = ({ before, seconds, count, sending }: Waited): Figure[] => [
  { name: 'mails taken while it was away', value: before, unit: '', target: { most: 0 } },
  {
    name: 'longest pause of a mail an hour old, and sending',
    value: (seconds + sending) / 60,
    unit: 'min',
    target: { most: 10 },
  },
  { name: 'mails that waited', value: count, unit: '' },
  { name: 'sending them when they are due', value: sending, unit: 's' },
]

/** Waits until every mail was tried again in vain; returns how many wait, and for how long at most. */
async function waitForTries(dataFolder: string): Promise<{ seconds: number; count: number }> {
  const waiting = "select count(*)::int as count from mails where outcome = 'waiting'"
  const deadline = performance.now() + timeout
  while (performance.now() < deadline) {
    const [mails] = await queryDatabase<{ count: number }>(dataFolder, waiting)
    const [pause] = await queryDatabase<{ seconds: number; count: number }>(dataFolder, longestPause)
    if (pause && mails && mails.count > 0 && pause.count === mails.count) return pause
    await delay(500)
  }
  throw new Error('The mails were not tried again within three minutes.')
}
