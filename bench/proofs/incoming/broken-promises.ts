import { queryDatabase } from '../../program/database.ts'
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
  const copies = copiesOf(taken)
  const ids = idsOf(taken)
  const hidden = copies.map((pair) => killBetween(pair, kills))
  const gaps = hidden.filter((gap) => gap !== undefined)
  return {
    incoming: await countOf('incoming_mails'),
    outgoing: await countOf('mails'),
    lostIn: missing(acknowledged, posted),
    doubledIn: posted.length - new Set(posted).size,
    lostOut: missing(posted, [...ids.keys()]),
    doubledOut: [...ids.values()].filter((all) => all.size > 1).length + (hidden.length - gaps.length),
    inGap: gaps.length,
    longestGap: Math.max(0, ...gaps),
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

/** Each copy of a mail under the same Message-ID that came after another one, with that one. */
function copiesOf(taken: TakenMail[]): { first: TakenMail; again: TakenMail }[] {
  const last = new Map<string, TakenMail>()
  return taken.flatMap((mail) => {
    const first = last.get(mail.messageId)
    last.set(mail.messageId, mail)
    return first ? [{ first, again: mail }] : []
  })
}

/** How long before the kill between both copies the first one was taken, in ms; undefined where there was no kill to forget it. */
function killBetween({ first, again }: { first: TakenMail; again: TakenMail }, kills: number[]): number | undefined {
  const kill = kills.find((at) => at >= first.at - clockTolerance && at < again.at)
  return kill === undefined ? undefined : Math.max(0, kill - first.at)
}

/** What was on its way when the program was killed is taken a moment later. */
const clockTolerance = 100

/** Returns how many mails still wait, on their way in or out. */
export async function countWaiting(dataFolder: string): Promise<number> {
  const [row] = await queryDatabase<{ count: string }>(
    dataFolder,
    `select (select count(*) from incoming_mails where outcome = 'waiting')
      + (select count(*) from mails where outcome = 'waiting') as count`,
  )
  return Number(row?.count)
}
