/** How one listing fits one person and home. Pure: no clock, no network, nothing kept. */

import { questionNoun, usableAnswers, usableMeasures } from './readings.ts'
import type { CheckResult, FitAnswers, FitJudgement, FitKind, FitUnits, FitVerdict, ListingMeasures } from './types.ts'
import { fieldNoun, listed } from './words.ts'

const assessmentWords = 'sizes match; have a therapist check'

/** Judges each check of a kind, and what they come to. */
export function judgeFit(
  kind: FitKind,
  answers: FitAnswers,
  measures: ListingMeasures,
  units: FitUnits = 'imperial',
): FitJudgement {
  const known = usableAnswers(answers)
  const { usable, doubted } = usableMeasures(measures)
  const judged: CheckResult[] = kind.checks.map(({ name, label, sources, isNeeded, judge }) => ({
    ...judge(known, usable, units),
    name,
    label,
    sources,
    isNeeded,
  }))
  const results = judged.filter(({ isLeftOut }) => !isLeftOut)
  if (doubted.length) results.push(doubt(doubted))
  const verdict = verdictOf(results, kind)
  const checks = results.toSorted((one, other) => gravity(one) - gravity(other))
  return { verdict, summary: summaryOf(verdict, checks), checks }
}

/**
 * The kind with the checks that can say something to this person: without those that are not needed and lack an answer, which is so for every
 * listing. Its verdicts and their summaries are those of the whole kind; a list of hundreds takes half the time.
 */
export function answeredKind(kind: FitKind, answers: FitAnswers): FitKind {
  const known = usableAnswers(answers)
  return { ...kind, checks: kind.checks.filter(({ isNeeded, judge }) => isNeeded || !judge(known, {}).missingAnswers) }
}

/** A listing that contradicts itself says nothing certain. */
const doubt = (fields: readonly string[]): CheckResult => ({
  name: 'contradiction',
  label: 'What the listing says',
  sources: ['ours'],
  isNeeded: true,
  outcome: 'unknown',
  sentence: () => `Two of its measures cannot both be right. Ask for ${listed(fields.map(fieldNoun))}.`,
  brief: () => listed(fields.map(fieldNoun)),
  missingFields: fields,
})

function verdictOf(results: readonly CheckResult[], kind: FitKind): FitVerdict {
  if (results.some(({ outcome }) => outcome === 'fail')) return 'does_not_fit'
  if (results.some(({ outcome, isNeeded }) => outcome === 'unknown' && isNeeded)) return 'unknown'
  if (kind.needsAssessment || results.some(({ outcome }) => outcome === 'close')) return 'may_fit'
  return 'fits'
}

const gravity = ({ outcome, isNeeded }: CheckResult): number =>
  outcome === 'fail' ? 0 : outcome === 'unknown' ? (isNeeded ? 1 : 4) : outcome === 'close' ? 2 : 3

function summaryOf(verdict: FitVerdict, checks: readonly CheckResult[]): string {
  const [gravest] = checks
  if (verdict === 'does_not_fit') return `Does not fit: ${gravest?.brief()}`
  if (verdict === 'unknown') return `We don't know: ${askFor(checks)}`
  if (verdict === 'may_fit') return `May fit: ${gravest?.outcome === 'close' ? gravest.brief() : assessmentWords}`
  const passed = checks.filter(({ outcome }) => outcome === 'pass').length
  const asked = checks.filter(({ isNeeded, missingAnswers }) => isNeeded || !missingAnswers?.length).length
  return `Fits: ${passed} of ${asked} checked`
}

/** What to ask the seller for, or else what the person has not said: the first two. */
function askFor(checks: readonly CheckResult[]): string {
  const unknown = checks.filter(({ outcome, isNeeded }) => outcome === 'unknown' && isNeeded)
  const fields = unknown.filter(({ missingFields }) => missingFields).map(({ brief }) => brief())
  if (fields.length) return `ask for ${listed(fields.slice(0, 2))}`
  return `you have not said ${listed(unknown.flatMap(({ missingAnswers = [] }) => missingAnswers.map(questionNoun)).slice(0, 2))}`
}
