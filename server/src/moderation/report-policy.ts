/** The facts about the reporting account at that time; for a visitor all are false. */
export type ReporterProfile = {
  confirmed: boolean
  /** Its account was under a week old. */
  new_account: boolean
  /** Volunteers had dismissed more of its reports than they upheld. */
  distrusted: boolean
}

/** The part of an undecided report that counts towards hiding its listing. */
export type WeighedReport = ReporterProfile & {
  network: string | null
  reasons: readonly string[]
  other: string | null
}

type Standing = {
  appliesTo: (profile: ReporterProfile) => boolean
  /** Whether each such account counts as a person; else all from one network are one together. */
  countsAsPerson: boolean
  /** How many listings a day its report alone hides, by calling them a scam. */
  hidesAlone: number
  why: string
}

/** How much a report counts: the first line that applies to its reporter. */
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

/** So many different people are needed to hide a listing. */
const peopleNeeded = 3

/** So many trusted accounts hide what one of them calls a scam, whatever else they hid that day. */
const trustedNeeded = 2

const standingOf = (profile: ReporterProfile): Standing =>
  standings.find(({ appliesTo }) => appliesTo(profile)) as Standing

/**
 * Counts the people who reported, at least: each account that counts as a person is one; all others of one network are one
 * together, and none where an account of that network counts as a person.
 */
export function countPeople(reports: readonly WeighedReport[]): number {
  const people = reports.filter((report) => standingOf(report).countsAsPerson)
  const networksOfPeople = new Set(people.map(({ network }) => network))
  const others = reports.filter((report) => !standingOf(report).countsAsPerson && !networksOfPeople.has(report.network))
  return people.length + new Set(others.map(({ network }) => network)).size
}

/** The history of the listing and its newest reporter, which also decides. */
type History = {
  /** A volunteer has released the listing: one or two people do not hide it again. */
  releasedBefore: boolean
  /** How many listings the newest reporter alone has hidden within a day. */
  hidAloneToday: number
}

/**
 * Returns who suspends a listing until a volunteer decides, by its undecided reports, the newest last: several people, the newest
 * reporter alone, or nobody.
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

/** Explains to the owner why a listing is hidden: the reasons, and never anything that a reporter wrote. */
export function whyHidden(reports: readonly Pick<WeighedReport, 'reasons' | 'other'>[]): string {
  if (!reports.length) return 'One of our volunteers looked at it.'
  const reasons = [...new Set(reports.flatMap((report) => report.reasons))]
  const reasonLabels = reports.some(({ other }) => other) ? [...reasons, 'something else'] : reasons
  return `It was reported. Reasons given: ${reasonLabels.join(', ') || 'none'}.`
}
