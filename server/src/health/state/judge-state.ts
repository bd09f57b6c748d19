import { backupAges, type Level, leastFree, longestWaits, manyHidden } from '@reable/contract/health/rules'
import { vancouverTime } from '#platform/clock'
import { broken, type Finding, good, weak } from '../finding.ts'
import type { State } from './read-state.ts'

/** What a state comes to, in sentences; `isReal`: real people rely on the place. */
export const judgeState = (state: State, isReal: boolean): Finding[] => [
  judgeJobs(state),
  judgeMails(state),
  ...judgeReports(state),
  ...judgeBackup(state, isReal),
  judgeDisk(state),
]

function judgeJobs({ at, jobs }: State): Finding {
  const level = levelOf(at, jobs.oldest, longestWaits.jobs)
  const since = timeText(jobs.oldest, at)
  const startWorker = 'Start the program, or the one with ROLE=worker; if it runs, search its log for "jobs".'
  if (level === 'broken') return broken('jobs', `Nothing is done in the background since ${since}`, startWorker)
  if (level === 'weak') return weak('jobs', `Work in the background has waited since ${since}`, startWorker)
  if (jobs.setAside.length > 0)
    return weak(
      'jobs',
      `${counted(jobs.setAside.length, 'piece', 'pieces')} of work ended the program twice and ${jobs.setAside.length === 1 ? 'was' : 'were'} set aside: ${[...new Set(jobs.setAside)].join(', ')}.`,
      'Search the log for "under_way". Once it is mended, docs/running.md says how the work is tried again.',
    )
  if (jobs.givenUp === 0) return good('jobs', 'Work in the background is up to date.')
  return weak(
    'jobs',
    `${counted(jobs.givenUp, 'piece', 'pieces')} of work in the background failed too often and ${jobs.givenUp === 1 ? 'was' : 'were'} given up.`,
    'Look at last_error in the table graphile_worker._private_jobs.',
  )
}

function judgeMails({ at, mails }: State): Finding {
  const level = levelOf(at, mails.oldest, longestWaits.mails)
  const since = timeText(mails.oldest, at)
  const advice = 'Look whether the mail server of SMTP_URL answers: npm run doctor -- --letter your@address.'
  if (level !== 'good')
    return { about: 'mails', level, sentence: `Mails have waited since ${since}: ${mails.waiting} of them.`, advice }
  const { refused = 0, given_up = 0, sent = 0 } = mails.outcomes
  const lost = refused + given_up
  // One wrong address is nothing; when a fifth comes back, our own mail is not believed.
  if (lost >= 5 && lost * 4 > sent)
    return weak(
      'mails',
      `${counted(lost, 'mail', 'mails')} of the last day did not arrive.`,
      'Search the log for "a mail did not go", and look at the records of the domain: npm run mail:check.',
    )
  return good('mails', mails.waiting ? 'The mails that wait are on their way.' : 'No mail waits.')
}

/** Three people who mean harm, or a few, take down what has nothing wrong with it. */
function judgeReports({ hiddenByReports }: State): Finding[] {
  if (hiddenByReports < manyHidden.weak) return []
  const found = hiddenByReports >= manyHidden.broken ? broken : weak
  return [
    found(
      'reports',
      `Reports hid ${hiddenByReports} listings within an hour. Somebody may be taking down listings that have nothing wrong with them.`,
      'Ask the volunteers to look at Cases: what they release stays unless people we know report it again.',
    ),
  ]
}

/** A demonstration needs no backups. */
function judgeBackup({ at, backup: { on, good: last, failed } }: State, isReal: boolean): Finding[] {
  if (!on && !isReal) return []
  if (!on)
    return [
      weak('backup', 'No backups are made by themselves.', 'Set BACKUP_TO and BACKUP_KEY, as docs/running.md says.'),
    ]
  const advice = `Look at BACKUP_TO${failed ? `: ${failed.reason}` : ''}, and search the log for "backup".`
  if (!last) return [weak('backup', 'No backup was made and tried yet.', advice)]
  const age = at.getTime() - last.madeAt.getTime()
  const sentence = `The last good backup is of ${timeText(last.madeAt, at)}`
  if (age > backupAges.broken) return [broken('backup', sentence, advice)]
  return age > backupAges.weak ? [weak('backup', sentence, advice)] : [good('backup', sentence)]
}

export function judgeDisk({ disk: { free, size } }: Pick<State, 'disk'>): Finding {
  const left = `${sizeText(free)} of ${sizeText(size)} are free on the disk.`
  const advice = 'Make room, or give DATA_DIR a larger disk: with none left nothing can be stored.'
  if (free < leastFree.broken) return broken('disk', `The disk is full: only ${left}`, advice)
  if (free < leastFree.weak) return weak('disk', `The disk is nearly full: only ${left}`, advice)
  return good('disk', left)
}

function levelOf(at: Date, oldest: Date | null, longest: { weak: number; broken: number }): Level {
  const waited = oldest ? at.getTime() - oldest.getTime() : 0
  if (waited >= longest.broken) return 'broken'
  return waited >= longest.weak ? 'weak' : 'good'
}

/** The time on Vancouver's clocks, with the day unless it is today: "9:10 a.m.", "November 22, 9:10 a.m.". */
export function timeText(instant: Date | null, now: Date): string {
  if (!instant) return ''
  const [day = ''] = vancouverTime(instant).split('T')
  const shown = new Date(`${vancouverTime(instant).slice(0, 19)}Z`)
  const clock = clockFormat.format(shown)
  return vancouverTime(now).startsWith(day) ? clock : `${dayFormat.format(shown)}, ${clock}`
}

const clockFormat = new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const dayFormat = new Intl.DateTimeFormat('en-CA', { day: 'numeric', month: 'long', timeZone: 'UTC' })

const sizeText = (bytes: number) =>
  bytes >= 2 ** 30
    ? `${(bytes / 2 ** 30).toFixed(bytes < 10 * 2 ** 30 ? 1 : 0)} GB`
    : `${Math.round(bytes / 2 ** 20)} MB`

const counted = (amount: number, one: string, many: string) => `${amount} ${amount === 1 ? one : many}`
