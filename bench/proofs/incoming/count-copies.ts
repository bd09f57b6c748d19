import type { TakenMail } from './mail-receiver.ts'

/**
 * Counts the mails that were taken again under the same Message-ID: those in SMTP's own gap, where a kill lies between both copies so that
 * nobody could record the first, and those that nothing explains. `kills` are in ms of performance.now().
 */
export function countCopies(taken: TakenMail[], kills: number[]) {
  const copies = copiesOf(taken)
  const gaps = copies.map((pair) => killBetween(pair, kills))
  for (const [at, { first, again }] of copies.entries())
    if (gaps[at] === undefined) process.stdout.write(`  broken: ${wordsOf(first, again, kills)}\n`)
  const explained = gaps.filter((gap) => gap !== undefined)
  return {
    inGap: explained.length,
    longestGap: Math.max(0, ...explained),
    unexplained: gaps.length - explained.length,
  }
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

/**
 * How long before the kill that forgot it the first copy was taken, in ms; undefined where there was no such kill, from the beginning of its
 * dialogue to the second copy.
 */
function killBetween({ first, again }: { first: TakenMail; again: TakenMail }, kills: number[]): number | undefined {
  const kill = kills.find((at) => at >= first.begun - clockTolerance && at < again.at)
  return kill === undefined ? undefined : Math.max(0, kill - first.at)
}

/** What a copy that nothing explains looked like, in ms around its two dialogues. */
function wordsOf(first: TakenMail, again: TakenMail, kills: number[]): string {
  const before = kills.filter((at) => at < first.begun).at(-1)
  const since = before === undefined ? 'before any kill' : `begun ${Math.round(first.begun - before)} ms after a kill`
  return `a mail was taken twice: ${since}, taken ${Math.round(first.at - first.begun)} ms later and again after ${Math.round(again.at - first.at)} ms`
}

/** What was on its way when the program was killed is taken a moment later. */
const clockTolerance = 100
