import { day } from '#platform/clock'
import { broken, type Finding, good, weak } from '../finding.ts'

/** Until when a version is mended, by its first number: endoflife.date, November 2026. */
const ends: Record<'Node' | 'PostgreSQL', Record<number, string>> = {
  Node: { 22: '2027-04-30', 24: '2028-04-30', 26: '2029-04-30' },
  PostgreSQL: { 15: '2027-11-11', 16: '2028-11-09', 17: '2029-11-08', 18: '2030-11-14' },
}

const warnedBefore = 180 * day

/** Whether a program is one that is still looked after. `version` is like "24.21.0" or "18.4". */
export function checkVersion(name: 'Node' | 'PostgreSQL', version: string, now: Date): Finding {
  const major = Number.parseInt(version, 10)
  const known = ends[name]
  const end = known[major]
  const advice = `Move to a newer ${name}, as docs/running.md says under Upgrade.`
  if (end === undefined && major > Math.max(...Object.keys(known).map(Number)))
    return good('versions', `${name} is ${version}, newer than this program knows.`)
  if (end === undefined || Date.parse(end) < now.getTime())
    return broken('versions', `${name} ${version} gets no more repairs, not even of security.`, advice)
  if (Date.parse(end) - now.getTime() < warnedBefore)
    return weak('versions', `${name} ${version} gets repairs until ${end} alone.`, advice)
  return good('versions', `${name} is ${version}, which gets repairs until ${end}.`)
}
