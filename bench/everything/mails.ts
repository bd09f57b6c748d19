import { setTimeout as delay } from 'node:timers/promises'
import { query } from '../database.ts'
import type { TakenMail } from '../mail-receiver.ts'
import { type Figure, figure, none } from '../table.ts'

/** So many jobs run at once; a kill may leave each with a mail of which nobody knows whether it went. */
const workers = 4
/** What was on its way when the program was killed is taken a moment later, in ms. */
const tolerance = 100

type Mail = { message_id: string; outcome: string; repeatable: boolean }

/** `kills`: when something was killed. `lastBefore`: the last mail that was there before. */
type Sent = { taken: TakenMail[]; kills: number[]; owed: Set<number>; lastBefore: number }

export async function lastMail(dataFolder: string): Promise<number> {
  const [row] = await query<{ last: number }>(dataFolder, 'select coalesce(max(id), 0)::int as last from mails')
  return row?.last ?? 0
}

/** Waits until every mail has gone, and compares what was written with what was taken. */
export async function checkMails(dataFolder: string, { taken, kills, owed, lastBefore }: Sent): Promise<Figure[]> {
  await waitUntilSent(dataFolder)
  const mails = await query<Mail>(dataFolder, 'select message_id, outcome, repeatable from mails where id > $1', [
    lastBefore,
  ])
  const delivered = new Set(taken.map(({ messageId }) => messageId))
  const numbers = new Set(taken.map(({ number }) => number))
  const ended = (...outcomes: string[]) => mails.filter(({ outcome }) => outcomes.includes(outcome))
  const unknown = ended('unknown')
  const copies = copiesOf(taken)
  const unexplained = copies.filter(
    ([first, again]) => !kills.some((kill) => kill >= first.begunAt - tolerance && kill < again.takenAt),
  )
  return [
    none('mails that did not go', ended('waiting', 'refused', 'given_up').length),
    none(
      'mails recorded as sent that nobody took',
      ended('sent').filter((mail) => !delivered.has(mail.message_id)).length,
    ),
    none('acknowledged words that no mail brought', [...owed].filter((number) => !numbers.has(number)).length),
    none('mails taken twice without a kill between', unexplained.length),
    none('mails that may be sent again, of unknown outcome', unknown.filter(({ repeatable }) => repeatable).length),
    figure('mails of unknown outcome', unknown.length, '', { atMost: kills.length * workers }),
    figure('mails taken twice, killed between', copies.length - unexplained.length, ''),
    figure('mails written', mails.length, ''),
    figure('mails taken', taken.length, ''),
  ]
}

async function waitUntilSent(dataFolder: string): Promise<void> {
  for (let tries = 0; tries < 1_200; tries++) {
    const [row] = await query<{ count: number }>(
      dataFolder,
      "select count(*)::int from mails where outcome = 'waiting'",
    )
    if (row?.count === 0) return
    await delay(500)
  }
}

/** Each mail that was taken again under the same Message-ID, with the copy before it. */
function copiesOf(taken: TakenMail[]): [first: TakenMail, again: TakenMail][] {
  const last = new Map<string, TakenMail>()
  return taken.flatMap((mail): [TakenMail, TakenMail][] => {
    const first = last.get(mail.messageId)
    last.set(mail.messageId, mail)
    return first ? [[first, mail]] : []
  })
}
