/** What of an undecided report counts towards hiding its listing. */
export type Weighed = { confirmed: boolean; network: string | null; reasons: readonly string[]; other: string | null }

/** So many different people hide a listing. */
const enough = 3

/**
 * How many people reported, at least: each confirmed account is one; all visitors and unconfirmed accounts of one network
 * are one together, and none where a confirmed account of that network reported too.
 */
export function countPeople(reports: readonly Weighed[]): number {
  const confirmed = reports.filter((report) => report.confirmed)
  const known = new Set(confirmed.map(({ network }) => network))
  const others = reports.filter((report) => !report.confirmed && !known.has(report.network))
  return confirmed.length + new Set(others.map(({ network }) => network)).size
}

/**
 * Whether undecided reports hide a listing until a volunteer decides. What a volunteer has released before is not hidden
 * again by one person alone.
 */
export const canHide = (reports: readonly Weighed[], { releasedBefore }: { releasedBefore: boolean }): boolean =>
  countPeople(reports) >= enough || (!releasedBefore && reports.some(isTrustedWarning))

const isTrustedWarning = ({ confirmed, reasons }: Weighed) => confirmed && reasons.includes('scam')

/** Why a listing is hidden, for its owner: the reasons, and never anything that a reporter wrote. */
export function whyHidden(reports: readonly Weighed[]): string {
  const reasons = [...new Set(reports.flatMap((report) => report.reasons))]
  const all = reports.some(({ other }) => other) ? [...reasons, 'something else'] : reasons
  return `It was reported. Reasons given: ${all.join(', ') || 'none'}.`
}
