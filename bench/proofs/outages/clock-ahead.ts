import { setTimeout as delay } from 'node:timers/promises'
import type { Figure, Measurement } from '../../measurement.ts'
import { villageCopy } from '../../program/data-folders.ts'
import { queryDatabase } from '../../program/database.ts'
import { waitUntilQuiet } from '../../program/quiet.ts'
import { type Program, startProgram } from '../../program/start-program.ts'
import { clientOf, createSeller } from '../../selling/seller.ts'
import { findAgain, type Made, walkMainJob } from '../container/main-job.ts'
import { waitUntilMailed } from '../everything/mails.ts'
import { type MailReceiver, startMailReceiver } from '../incoming/mail-receiver.ts'
import { moveTimes } from '../week/a-day-later.ts'

const year = '365 days'
const timeout = 2 * 60_000

/** What the queue planned: as the stored times of everything else, it moves with the clock. */
const moveQueue = (interval: string) => `
  update graphile_worker._private_jobs set run_at = run_at + interval '${interval}', created_at = created_at + interval '${interval}',
    updated_at = updated_at + interval '${interval}' where locked_at is null;
  update graphile_worker._private_known_crontabs set known_since = known_since + interval '${interval}',
    last_execution = last_execution + interval '${interval}'`

async function moveClock(dataFolder: string, back: string): Promise<void> {
  await moveTimes(dataFolder, back)
  await queryDatabase(dataFolder, moveQueue(back))
}

/** The clock of the machine is a year ahead while people sign up, list and write; then it is right again, and the program starts anew. */
export const clockAhead: Measurement = {
  name: 'clock-ahead',
  description: 'the clock is a year ahead while people sign up, list and write, and right again',
  async run() {
    const dataFolder = await villageCopy('clock-ahead')
    const mails: string[] = []
    const receiver = await startMailReceiver((_mail, raw) => mails.push(raw))
    const settings = { SMTP_URL: receiver.address, MAIL_FROM: 'us@reable.example' }
    let program = await startProgram(dataFolder, settings)
    try {
      await waitUntilQuiet(program.pid)
      const { session } = await createSeller(() => program.address, 'rosa@village.example')
      await moveClock(dataFolder, `-${year}`)
      const left = await endListings(dataFolder)
      const made = await walkMainJob(program.address, mails, { of: 'ahead.example' })
      const isOut = await isSignedOut(program, session)
      const waiting = await writeInVain({ dataFolder, program, receiver }, made)
      await moveClock(dataFolder, year)
      await program.stop()
      program = await startProgram(dataFolder, settings)
      await receiver.comeBack()
      return [
        none('ahead: listings of before that have not ended', left),
        none('ahead: log-ins of before that still count', isOut ? 0 : 1),
        { name: 'mails that waited when the clock was set right', value: waiting, unit: '', target: { least: 1 } },
        ...(await judgeAfterwards({ dataFolder, program, mails, made })),
      ]
    } finally {
      await program.stop()
      await receiver.stop()
    }
  },
}

const none = (name: string, value: number): Figure => ({ name, value, unit: '', target: { most: 0 } })

/** Has the job done that ends listings; returns how many are public still. */
async function endListings(dataFolder: string): Promise<number> {
  await queryDatabase(dataFolder, "select graphile_worker.add_job('tend-listings')")
  return untilNone(dataFolder, 'select count(*)::int as count from listings where is_public')
}

/** Asks until there is none left; returns how many there are in the end. */
async function untilNone(dataFolder: string, text: string): Promise<number> {
  const deadline = performance.now() + timeout
  for (;;) {
    const [row] = await queryDatabase<{ count: number }>(dataFolder, text)
    if (row?.count === 0 || performance.now() > deadline) return row?.count ?? 0
    await delay(500)
  }
}

async function isSignedOut({ address }: Program, { email, token }: { email: string; token: string }): Promise<boolean> {
  const answer = await fetch(`${address}/v1/api/user`, { headers: { 'x-user-email': email, 'x-user-token': token } })
  return answer.status === 401
}

type Ahead = { dataFolder: string; program: Program; receiver: MailReceiver }

/** Somebody asks for a mail that does not go while the clock is ahead; returns how many wait. */
async function writeInVain({ dataFolder, program, receiver }: Ahead, { buyer, owner }: Made): Promise<number> {
  await waitUntilMailed(dataFolder)
  await receiver.goAway()
  for (const { email } of [buyer, owner]) {
    const reply = await clientOf(() => program.address)('requestReset', { body: { user: { email } } })
    if (!reply.ok) throw new Error(`A new password was refused with ${reply.status}.`)
  }
  // Tried in vain at least once.
  await delay(3_000)
  const waiting = "select count(*)::int as count from mails where outcome = 'waiting'"
  return (await queryDatabase<{ count: number }>(dataFolder, waiting))[0]?.count ?? 0
}

const plannedFarAhead = `select count(*)::int as count from graphile_worker._private_jobs where run_at > now() + interval '1 day'`

/** A schedule of every minute that was not followed since the clock is right. */
const standing = `select count(*)::int as count from graphile_worker._private_known_crontabs
  where identifier = 'count-impact' and (last_execution is null or last_execution > now() + interval '1 day')`

type Afterwards = { dataFolder: string; program: Program; mails: string[]; made: Made }

async function judgeAfterwards({ dataFolder, program, mails, made }: Afterwards): Promise<Figure[]> {
  const begun = performance.now()
  await waitUntilMailed(dataFolder)
  const minutes = (performance.now() - begun) / 60_000
  const unsent = `select count(*)::int as count from mails where outcome in ('waiting', 'refused', 'given_up')`
  const broken = await findAgain(program.address, made)
  await walkMainJob(program.address, mails, { of: 'right.example', photo: 1 }).catch((error) =>
    broken.push(error.message),
  )
  for (const sentence of broken) process.stdout.write(`  broken: ${sentence}\n`)
  return [
    { name: 'until all mails were out', value: minutes, unit: 'min', target: { most: 10 } },
    none('mails that did not go', await untilNone(dataFolder, unsent)),
    none('promises broken', broken.length),
    none('jobs that wait for that time to come again', await untilNone(dataFolder, plannedFarAhead)),
    none('schedules that wait for it', await untilNone(dataFolder, standing)),
  ]
}
