/** What was known of the account that reported, at that moment; of a visitor all is false. */
export type Known = {
  confirmed: boolean
  /** Its account was under a week old. */
  new_account: boolean
  /** Volunteers had dismissed more of its reports than they upheld. */
  distrusted: boolean
}

/** What of an undecided report counts towards hiding its listing. */
export type Weighed = Known & { network: string | null; reasons: readonly string[]; other: string | null }

type Standing = {
  who: (known: Known) => boolean
  /** Whether each such account counts as a person; else all from one network are one together. */
  person: boolean
  /** How many listings a day its word alone hides, by calling them a scam. */
  hidesAlone: number
  why: string
}

/** Whose word counts for what: the first line that is true of a reporter. */
export const standings: readonly Standing[] = [
  { who: ({ confirmed }) => !confirmed, person: false, hidesAlone: 0, why: 'A cookie is cleared in a moment.' },
  { who: (known) => known.new_account, person: false, hidesAlone: 0, why: 'Five accounts are made in half an hour.' },
  { who: (known) => known.distrusted, person: true, hidesAlone: 0, why: 'It was wrong more often than right.' },
  { who: () => true, person: true, hidesAlone: 2, why: 'Who was cheated warns of one listing, rarely of three a day.' },
]

/** So many different people hide a listing. */
const enough = 3

/** So many accounts whose word counts hide what one of them calls a scam, whatever else they hid that day. */
const enoughTrusted = 2

const standingOf = (known: Known): Standing => standings.find(({ who }) => who(known)) as Standing

/**
 * How many people reported, at least: each account that counts as a person is one; all others of one network are one together,
 * and none where an account of that network reported that is a person.
 */
export function countPeople(reports: readonly Weighed[]): number {
  const people = reports.filter((report) => standingOf(report).person)
  const known = new Set(people.map(({ network }) => network))
  const others = reports.filter((report) => !standingOf(report).person && !known.has(report.network))
  return people.length + new Set(others.map(({ network }) => network)).size
}

/** What else decides, beside the reports. */
type Before = {
  /** A volunteer has released the listing: one or two people do not hide it again. */
  releasedBefore: boolean
  /** How many listings the last reporter's word alone has hidden within a day. */
  hidAloneToday: number
}

/**
 * Who hides a listing until a volunteer decides, of its undecided reports, the newest last: several people, its last reporter
 * alone, or nobody.
 */
export function whoHides(reports: readonly Weighed[], before: Before): 'several' | 'one' | undefined {
  if (countPeople(reports) >= enough) return 'several'
  if (before.releasedBefore) return undefined
  const trusted = reports.filter((report) => standingOf(report).hidesAlone > 0)
  if (trusted.length >= enoughTrusted && trusted.some(warnsOfScam)) return 'several'
  const last = reports.at(-1)
  const most = last && warnsOfScam(last) ? standingOf(last).hidesAlone : 0
  return before.hidAloneToday < most ? 'one' : undefined
}

const warnsOfScam = ({ reasons }: Weighed) => reasons.includes('scam')

/** Why a listing is hidden, for its owner: the reasons, and never anything that a reporter wrote. */
export function whyHidden(reports: readonly Pick<Weighed, 'reasons' | 'other'>[]): string {
  const reasons = [...new Set(reports.flatMap((report) => report.reasons))]
  const all = reports.some(({ other }) => other) ? [...reasons, 'something else'] : reasons
  return `It was reported. Reasons given: ${all.join(', ') || 'none'}.`
}
