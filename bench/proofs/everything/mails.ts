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
  /** The last mail of the village itself. */
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
  const text = 'select message_id, outcome, repeatable from mails where id > $1'
  const mails = await queryDatabase<Mail>(dataFolder, text, [lastBefore])
  // Those of the village too, such as reminders that fall due at its start.
  const all = await queryDatabase<Pick<Mail, 'message_id'>>(dataFolder, 'select message_id from mails')
  const known = new Set(all.map(({ message_id }) => message_id))
  const delivered = new Set(taken.map(({ messageId }) => messageId))
  const numbers = new Set(taken.map(({ number }) => number))
  const none = (name: string, value: number): Figure => ({ name, value, unit: '', target: { most: 0 } })
  const ended = (...outcomes: string[]) => mails.filter(({ outcome }) => outcomes.includes(outcome))
  const unknown = ended('unknown')
  return [
    none('mails that did not go', ended('waiting', 'refused', 'given_up').length),
    none('mails recorded as sent that nobody took', missing(ended('sent'), delivered)),
    none('words acknowledged that no mail brought', [...owed].filter((one) => !numbers.has(one)).length),
    none('mails taken that nobody wrote', [...delivered].filter((id) => !known.has(id)).length),
    none('mails that may come twice, unknown', unknown.filter(({ repeatable }) => repeatable).length),
    {
      ...{ name: 'mails that must not come twice, unknown', value: unknown.length, unit: '' },
      target: { most: kills.length * workers },
    },
    ...figuresOfCopies(taken, kills),
    { name: 'mails lapsed', value: ended('lapsed').length, unit: '' },
    { name: 'mails written', value: mails.length, unit: '' },
    { name: 'mails taken', value: taken.length, unit: '' },
  ]
}

function figuresOfCopies(taken: TakenMail[], kills: number[]): Figure[] {
  const { unexplained, inGap, longestGap } = countCopies(taken, kills)
  return [
    { name: 'mails taken twice without a kill between', value: unexplained, unit: '', target: { most: 0 } },
    { name: 'mails taken twice, killed between', value: inGap, unit: '' },
    { name: 'longest from taken to killed of these', value: longestGap, unit: 'ms' },
  ]
}

const missing = (mails: Mail[], delivered: Set<string>) =>
  mails.filter(({ message_id }) => !delivered.has(message_id)).length
