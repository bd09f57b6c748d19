import { setTimeout as delay } from 'node:timers/promises'
import type { Figure } from '../../measurement.ts'
import { queryDatabase } from '../../program/database.ts'
import { countCopies } from '../incoming/count-copies.ts'
import type { TakenMail } from '../incoming/mail-receiver.ts'

const timeout = 10 * 60_000
/** The number of jobs that run at once: each may have one mail that nobody can say of whether it went. */
const workers = 4

type Mail = { message_id: string; outcome: string; repeatable: boolean }
type Mailed = {
  taken: TakenMail[]
  kills: number[]
  owed: Set<number>
  /** The last mail of the village itself, which went before anybody received any. */
  lastBefore: number
}

/** Waits until every mail has come to its end. */
export async function waitUntilMailed(dataFolder: string): Promise<void> {
  const waiting = "select count(*)::int as count from mails where outcome = 'waiting'"
  const deadline = performance.now() + timeout
  while (performance.now() < deadline) {
    const [row] = await queryDatabase<{ count: number }>(dataFolder, waiting)
    if (row?.count === 0) return
    await delay(500)
  }
}

export async function lastMail(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ last: string }>(dataFolder, 'select coalesce(max(id), 0) as last from mails')
  return Number(row?.last)
}

/** Compares the mails that were written with those that were taken. */
export async function judgeMails(dataFolder: string, { taken, kills, owed, lastBefore }: Mailed): Promise<Figure[]> {
  const mails = await queryDatabase<Mail>(
    dataFolder,
    'select message_id, outcome, repeatable from mails where id > $1',
    [lastBefore],
  )
  const known = new Set(mails.map(({ message_id }) => message_id))
  const delivered = new Set(taken.map(({ messageId }) => messageId))
  const numbers = new Set(taken.map(({ number }) => number))
  const ended = (...outcomes: string[]) => mails.filter(({ outcome }) => outcomes.includes(outcome))
  const copies = countCopies(taken, kills)
  const noneAllowed = { target: { most: 0 }, unit: '' }
  return [
    { name: 'mails that did not go', value: ended('waiting', 'refused', 'given_up').length, ...noneAllowed },
    { name: 'mails recorded as sent that nobody took', value: missing(ended('sent'), delivered), ...noneAllowed },
    {
      name: 'words acknowledged that no mail brought',
      value: [...owed].filter((one) => !numbers.has(one)).length,
      ...noneAllowed,
    },
    {
      name: 'mails taken that nobody wrote',
      value: [...delivered].filter((id) => !known.has(id)).length,
      ...noneAllowed,
    },
    { name: 'mails taken twice without a kill between', value: copies.unexplained, ...noneAllowed },
    { name: 'mails taken twice, killed between', value: copies.inGap, unit: '' },
    { name: 'longest from taken to killed of these', value: copies.longestGap, unit: 'ms' },
    {
      name: 'mails that must not come twice, unknown',
      value: ended('unknown').length,
      unit: '',
      target: { most: kills.length * workers },
    },
    {
      name: 'mails that may come twice, unknown',
      value: ended('unknown').filter(({ repeatable }) => repeatable).length,
      ...noneAllowed,
    },
    { name: 'mails lapsed', value: ended('lapsed').length, unit: '' },
    { name: 'mails written', value: mails.length, unit: '' },
    { name: 'mails taken', value: taken.length, unit: '' },
  ]
}

const missing = (mails: Mail[], delivered: Set<string>) =>
  mails.filter(({ message_id }) => !delivered.has(message_id)).length
