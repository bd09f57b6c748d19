import type { CaseReason } from '@reable/contract/cases/rules'
import type { ReportReason } from '@reable/contract/moderation/rules'

/** The facts about the reporting account at that time; for a visitor all are false. */
export type ReporterProfile = {
  confirmed: boolean
  /** Its account was under a week old. */
  new_account: boolean
  /** Volunteers had dismissed more of its reports than they upheld. */
  distrusted: boolean
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
  /** Whether each such account counts by its own weight; else all from one network weigh half together. */
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

/** So much the reports of different people have to weigh to hide a listing: three of whom nothing is known, or two who were often right. */
const weightNeeded = 1.5

/** All who report from one network without counting as people weigh so much together. */
const networkWeight = 0.5

/** Sums of thirds are a little less than they are. */
const rounding = 1e-9

/** So many trusted accounts hide what one of them calls a scam, whatever else they hid that day. */
const trustedNeeded = 2

const standingOf = (profile: ReporterProfile): Standing =>
  standings.find(({ appliesTo }) => appliesTo(profile)) as Standing

/**
 * Adds up what the people who reported weigh: each account that counts as a person by itself; all others of one network half together, and
 * nothing where an account of that network counts as a person.
 */
export function addUpWeights(reports: readonly WeighedReport[]): number {
  const people = reports.filter((report) => standingOf(report).countsAsPerson)
  const networksOfPeople = new Set(people.map(({ network }) => network))
  const others = reports.filter((report) => !standingOf(report).countsAsPerson && !networksOfPeople.has(report.network))
  const ofPeople = people.reduce((sum, { weight }) => sum + weight, 0)
  return ofPeople + networkWeight * new Set(others.map(({ network }) => network)).size
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
  if (addUpWeights(reports) >= weightNeeded - rounding) return 'several'
  if (history.releasedBefore) return undefined
  const trusted = reports.filter((report) => standingOf(report).hidesAlone > 0)
  if (trusted.length >= trustedNeeded && trusted.some(warnsOfScam)) return 'several'
  const newest = reports.at(-1)
  const maxAlone = newest && warnsOfScam(newest) ? standingOf(newest).hidesAlone : 0
  return history.hidAloneToday < maxAlone ? 'one' : undefined
}

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
