import { queryDatabase } from '../program/database.ts'
import type { JournalServer } from './journal-server.ts'

type Mails = { recipient: string; written: number; unknown: number; other: number }

const text = `
  select p.email::text as recipient, count(m.id)::int as written,
    count(m.id) filter (where m.outcome = 'unknown')::int as unknown,
    count(m.id) filter (where m.outcome not in ('sent', 'unknown'))::int as other
  from people p left join mails m on m.recipient = p.email where p.email ~ '^subscriber-' group by 1`

/** Counts broken promises over all subscribers and listings: mailed twice, or left out without a recorded reason. */
export async function brokenAnnouncements(
  dataFolder: string,
  { listings, server: { journal, cut } }: { listings: number[]; server: JournalServer },
) {
  const mails = await queryDatabase<Mails>(dataFolder, text)
  const receivedBy = new Map<string, Set<number>>(mails.map(({ recipient }) => [recipient, new Set()]))
  let twice = 0
  for (const { recipient, listingId } of journal) {
    const received = receivedBy.get(recipient)
    if (received?.has(listingId)) twice++
    received?.add(listingId)
  }
  const missing = ({ recipient }: Mails) => listings.length - (receivedBy.get(recipient)?.size ?? 0)
  const open = Map.groupBy(cut, (recipient) => recipient)
  const sum = (of: (one: Mails) => number) => mails.reduce((all, one) => all + of(one), 0)
  return {
    twice,
    leftOut: sum(missing),
    /** Left out although no mail of theirs is marked unknown. */
    unmarked: sum((one) => Math.max(0, missing(one) - one.unknown)),
    /** Left out although the server saw no dialogue of theirs cut. */
    unopened: sum((one) => Math.max(0, missing(one) - (open.get(one.recipient)?.length ?? 0))),
    unknown: sum(({ unknown }) => unknown),
    /** Neither sent nor unknown. */
    other: sum(({ other }) => other),
    /** Mails more or fewer than one for each listing. */
    miscounted: sum(({ written }) => Math.abs(written - listings.length)),
  }
}
