/** What was known of the account that reported, at that moment; of a visitor all is false. */
export type ReporterProfile = {
  confirmed: boolean
  /** Its account was under a week old. */
  new_account: boolean
  /** Volunteers had dismissed more of its reports than they upheld. */
  distrusted: boolean
}

/** What of an undecided report counts towards hiding its listing. */
export type WeighedReport = ReporterProfile & {
  network: string | null
  reasons: readonly string[]
  other: string | null
}

type Standing = {
  appliesTo: (profile: ReporterProfile) => boolean
  /** Whether each such account counts as a person; else all from one network are one together. */
  countsAsPerson: boolean
  /** How many listings a day its word alone hides, by calling them a scam. */
  hidesAlone: number
  why: string
}

/** Whose word counts for what: the first line that is true of a reporter. */
export const standings: readonly Standing[] = [
  {
    appliesTo: ({ confirmed }) => !confirmed,
    countsAsPerson: false,
    hidesAlone: 0,
    why: 'A cookie is cleared in a moment.',
  },
  {
    appliesTo: (profile) => profile.new_account,
    countsAsPerson: false,
    hidesAlone: 0,
    why: 'Five accounts are made in half an hour.',
  },
  {
    appliesTo: (profile) => profile.distrusted,
    countsAsPerson: true,
    hidesAlone: 0,
    why: 'It was wrong more often than right.',
  },
  {
    appliesTo: () => true,
    countsAsPerson: true,
    hidesAlone: 2,
    why: 'Who was cheated warns of one listing, rarely of three a day.',
  },
]

/** So many different people hide a listing. */
const peopleNeeded = 3

/** So many accounts whose word counts hide what one of them calls a scam, whatever else they hid that day. */
const trustedNeeded = 2

const standingOf = (profile: ReporterProfile): Standing =>
  standings.find(({ appliesTo }) => appliesTo(profile)) as Standing

/**
 * How many people reported, at least: each account that counts as a person is one; all others of one network are one together,
 * and none where an account of that network reported that is a person.
 */
export function countPeople(reports: readonly WeighedReport[]): number {
  const people = reports.filter((report) => standingOf(report).countsAsPerson)
  const networksOfPeople = new Set(people.map(({ network }) => network))
  const others = reports.filter((report) => !standingOf(report).countsAsPerson && !networksOfPeople.has(report.network))
  return people.length + new Set(others.map(({ network }) => network)).size
}

/** What else decides, beside the reports. */
type History = {
  /** A volunteer has released the listing: one or two people do not hide it again. */
  releasedBefore: boolean
  /** How many listings the last reporter's word alone has hidden within a day. */
  hidAloneToday: number
}

/**
 * Who hides a listing until a volunteer decides, of its undecided reports, the newest last: several people, its last reporter
 * alone, or nobody.
 */
export function whoHides(reports: readonly WeighedReport[], history: History): 'several' | 'one' | undefined {
  if (countPeople(reports) >= peopleNeeded) return 'several'
  if (history.releasedBefore) return undefined
  const trusted = reports.filter((report) => standingOf(report).hidesAlone > 0)
  if (trusted.length >= trustedNeeded && trusted.some(warnsOfScam)) return 'several'
  const newest = reports.at(-1)
  const maxAlone = newest && warnsOfScam(newest) ? standingOf(newest).hidesAlone : 0
  return history.hidAloneToday < maxAlone ? 'one' : undefined
}

const warnsOfScam = ({ reasons }: WeighedReport) => reasons.includes('scam')

/** Why a listing is hidden, for its owner: the reasons, and never anything that a reporter wrote. */
export function whyHidden(reports: readonly Pick<WeighedReport, 'reasons' | 'other'>[]): string {
  const reasons = [...new Set(reports.flatMap((report) => report.reasons))]
  const given = reports.some(({ other }) => other) ? [...reasons, 'something else'] : reasons
  return `It was reported. Reasons given: ${given.join(', ') || 'none'}.`
}
