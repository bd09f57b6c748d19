import type { CaseReason } from '@reable/contract/cases/rules'
import type { ReportReason } from '@reable/contract/moderation/rules'

/** The facts about the reporting account at that time; for a visitor all are false. */
export type ReporterProfile = {
  confirmed: boolean
  /** Its address was confirmed less than a week ago. */
  new_account: boolean
  /** Volunteers had dismissed more of its reports than they upheld. */
  distrusted: boolean
  /** Volunteers had upheld a complaint about this person or a listing of theirs. */
  complained_of: boolean
  /** How much it weighs, from what volunteers made of the account's reports until then; half where nothing is known. */
  weight: number
}

/** How much somebody's report weighs, from 0 to 1: half at first, more with each that was right, and less with each that was not. */
export const weightOf = ({ upheld, dismissed }: { upheld: number; dismissed: number }): number =>
  (upheld + 1) / (upheld + dismissed + 2)

/** The part of an undecided report that counts towards hiding its listing. */
export type WeighedReport = ReporterProfile & {
  network: string | null
  reasons: readonly string[]
  other: string | null
}

type Standing = {
  appliesTo: (profile: ReporterProfile) => boolean
  /** Each such account counts by its own weight, or all of one network weigh half together, or they hide nothing. */
  countsAs: 'person' | 'network' | 'nothing'
  /** How many listings a day its report alone hides, by calling them a scam. */
  hidesAlone: number
  why: string
}

/** How much a report counts: the first line that applies to its reporter. */
export const standings: readonly Standing[] = [
  {
    appliesTo: ({ confirmed }) => !confirmed,
    countsAs: 'nothing',
    hidesAlone: 0,
    why: 'A new visitor takes a moment, and a new network a phone: this opens a case, and a volunteer decides.',
  },
  {
    appliesTo: (profile) => profile.new_account,
    countsAs: 'network',
    hidesAlone: 0,
    why: 'Five accounts are made in half an hour.',
  },
  {
    appliesTo: (profile) => profile.distrusted,
    countsAs: 'person',
    hidesAlone: 0,
    why: 'It was wrong more often than right.',
  },
  {
    appliesTo: () => true,
    countsAs: 'person',
    hidesAlone: 2,
    why: 'Who was cheated warns of one listing, rarely of three a day.',
  },
]

/** So much the reports of different people have to weigh to hide a listing: three of whom nothing is known, or two who were often right. */
const weightNeeded = 1.5

/** All new accounts that report from one network weigh so much together. */
const networkWeight = 0.5

/** Sums of thirds are a little less than they are. */
const rounding = 1e-9

/** So many trusted accounts hide what one of them calls a scam, whatever else they hid that day. */
const trustedNeeded = 2

const standingOf = (profile: ReporterProfile): Standing =>
  standings.find(({ appliesTo }) => appliesTo(profile)) as Standing

/**
 * Adds up what the people who reported weigh: each account that counts as a person by itself; all new accounts of one network half
 * together, and nothing where an account of that network counts as a person.
 */
export function addUpWeights(reports: readonly WeighedReport[]): number {
  const people = reports.filter((report) => standingOf(report).countsAs === 'person')
  const networksOfPeople = new Set(people.map(({ network }) => network))
  const newcomers = reports.filter(
    (report) => standingOf(report).countsAs === 'network' && !networksOfPeople.has(report.network),
  )
  const ofPeople = people.reduce((sum, { weight }) => sum + weight, 0)
  return ofPeople + networkWeight * new Set(newcomers.map(({ network }) => network)).size
}

/** The history of the listing and its newest reporter, which also decides. */
type History = {
  /** A volunteer has released the listing: only several people whom we know, and have no complaint about, hide it again. */
  releasedBefore: boolean
  /** How many listings the newest reporter alone has hidden within a day. */
  hidAloneToday: number
}

/**
 * Returns who suspends a listing until a volunteer decides, by its undecided reports, the newest last: several people, the newest
 * reporter alone, or nobody.
 */
export function whoHides(reports: readonly WeighedReport[], history: History): 'several' | 'one' | undefined {
  const counted = history.releasedBefore ? reports.filter(isKnownPerson) : reports
  if (addUpWeights(counted) >= weightNeeded - rounding) return 'several'
  if (history.releasedBefore) return undefined
  const trusted = reports.filter((report) => standingOf(report).hidesAlone > 0)
  if (trusted.length >= trustedNeeded && trusted.some(warnsOfScam)) return 'several'
  const newest = reports.at(-1)
  const maxAlone = newest && warnsOfScam(newest) ? standingOf(newest).hidesAlone : 0
  return history.hidAloneToday < maxAlone ? 'one' : undefined
}

/** Whose report still counts after a volunteer looked and released the listing. */
const isKnownPerson = (report: WeighedReport): boolean =>
  report.confirmed && !report.new_account && !report.complained_of

const harm: readonly ReportReason[] = ['prohibited item', 'offensive, obscene or malicious content']

/** Why a report opens a case: the gravest of its reasons. */
export function caseReasonOf(reasons: readonly ReportReason[]): CaseReason {
  if (reasons.includes('scam')) return 'scam'
  return reasons.some((reason) => harm.includes(reason)) ? 'harm' : 'reported'
}

const warnsOfScam = ({ reasons }: WeighedReport) => reasons.includes('scam')

/** Explains to the owner why a listing is hidden: the reasons, and never anything that a reporter wrote. */
export function whyHidden(reports: readonly Pick<WeighedReport, 'reasons' | 'other'>[]): string {
  if (!reports.length) return 'One of our volunteers looked at it.'
  const reasons = [...new Set(reports.flatMap((report) => report.reasons))]
  const reasonLabels = reports.some(({ other }) => other) ? [...reasons, 'something else'] : reasons
  return `It was reported. Reasons given: ${reasonLabels.join(', ') || 'none'}.`
}
