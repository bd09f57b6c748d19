import { queryDatabase } from '../../program/database.ts'
import { countCopies } from './count-copies.ts'
import type { TakenMail } from './mail-receiver.ts'

type Run = {
  /** The numbers of the answers that were acknowledged. */
  acknowledged: number[]
  taken: TakenMail[]
  /** When the program was killed, in ms of performance.now(). */
  kills: number[]
}

type Counted = { outcome: string; count: string }

/** Counts what was promised and is not so: answers lost or doubled on their way in, and on their way out. */
export async function countBrokenPromises(dataFolder: string, { acknowledged, taken, kills }: Run) {
  const messages = await queryDatabase<{ body: string }>(dataFolder, "select body from messages where origin = 'mail'")
  const countOf = async (table: string) => {
    const rows = await queryDatabase<Counted>(dataFolder, `select outcome, count(*) from ${table} group by outcome`)
    return (outcome: string) => Number(rows.find((row) => row.outcome === outcome)?.count ?? 0)
  }
  const posted = messages.map(({ body }) => Number(/\d+/.exec(body)?.[0]))
  const ids = idsOf(taken)
  const copies = countCopies(taken, kills)
  return {
    incoming: await countOf('incoming_mails'),
    outgoing: await countOf('mails'),
    lostIn: missing(acknowledged, posted),
    doubledIn: posted.length - new Set(posted).size,
    lostOut: missing(posted, [...ids.keys()]),
    doubledOut: [...ids.values()].filter((all) => all.size > 1).length + copies.unexplained,
    inGap: copies.inGap,
    longestGap: copies.longestGap,
    posted: posted.length,
  }
}

const missing = (wanted: number[], found: number[]) => {
  const there = new Set(found)
  return wanted.filter((one) => !there.has(one)).length
}

/** By which Message-IDs each answer went out. */
function idsOf(taken: TakenMail[]): Map<number, Set<string>> {
  const ids = new Map<number, Set<string>>()
  for (const { number, messageId } of taken)
    if (number !== undefined) ids.set(number, (ids.get(number) ?? new Set()).add(messageId))
  return ids
}

/** Returns how many mails still wait, on their way in or out. */
export async function countWaiting(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ count: string }>(
    dataFolder,
    `select (select count(*) from incoming_mails where outcome = 'waiting')
      + (select count(*) from mails where outcome = 'waiting') as count`,
  )
  return Number(row?.count)
}
