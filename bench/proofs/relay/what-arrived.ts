import type { Program } from '../../program/start-program.ts'
import type { TakenMail } from '../incoming/mail-receiver.ts'
import { type RelayedMail, secretPattern } from './mail-shapes.ts'
import { readings } from './readings.ts'

export type Deliveries = ReturnType<typeof checkDeliveries>

/** Looks at each mail as it is delivered: whether all that was written is in it, and nothing of what stood around it. */
export function checkDeliveries() {
  const expected: RelayedMail[] = []
  const found = { delivered: 0, secrets: 0, incomplete: 0, numbers: new Set<number>() }
  /** The newest link by which each conversation is read without a log-in. */
  const links = new Map<string, string>()
  return {
    expected,
    found,
    links,
    expect: (mails: RelayedMail[]) => void expected.push(...mails),
    take({ number, to, replyTo }: TakenMail, raw: string): void {
      const texts = readings(raw)
      const has = (what: string) => texts.some((text) => text.includes(what))
      if (number === undefined) {
        // What is said to a writer about their own mail may name its files.
        const isToWriter = expected.some(({ from }) => from === to)
        if (!isToWriter && texts.some(hasSecret)) report(found, raw)
        return
      }
      const mail = expected[number]
      if (!mail) throw new Error(`Nobody wrote answer number ${number}.`)
      found.delivered++
      found.numbers.add(number)
      if (texts.some(hasSecret) || has(mail.from) || has(mail.to) || to === mail.from) report(found, raw)
      if (!mail.written.every(has)) found.incomplete++
      const link = texts.flatMap((text) => /\/messages\/open\?token=[\w.-]+/.exec(text)?.[0] ?? []).at(-1)
      if (link) links.set(`${to} ${replyTo}`, link)
    },
  }
}

const hasSecret = (text: string) => secretPattern.test(text)

function report(found: { secrets: number }, raw: string): void {
  if (found.secrets++ === 0) process.stdout.write(`  the first mail that tells too much:\n${raw}\n`)
}

/** Reads the page behind the newest link of each conversation, as whoever got the mail does. */
export async function readPages(program: Program, { expected, links }: Deliveries) {
  const found = { secrets: 0, read: 0, missing: 0 }
  const numbers = new Set<number>()
  for (const link of links.values()) {
    const answer = await fetch(`${program.address}${link}`)
    if (!answer.ok) throw new Error(`The page of a conversation was answered ${answer.status}.`)
    const page = await answer.text()
    found.read++
    if (hasSecret(page)) found.secrets++
    for (const [, number] of page.matchAll(/Answer number (\d+)\./g)) numbers.add(Number(number))
  }
  found.missing = expected.filter((_, number) => !numbers.has(number)).length
  return found
}
