import type { CaseDecision } from '@reable/contract/cases/case-decision'
import { caseDecisions, findDecision } from '@reable/contract/cases/decisions'
import type { CaseSubject } from '@reable/contract/cases/rules'
import { liftingAct } from '@reable/contract/restrictions/rules'
import type { ActName } from '@reable/contract/volunteers/rules'
import type { WholeCase } from './load-cases.ts'

export const subjectWords: Record<CaseSubject, string> = { listing: 'Listing', person: 'Person', message: 'Message' }

/** The heading of a case. */
export const caseHeading = ({ subject, about }: Pick<WholeCase, 'subject' | 'about'>): string =>
  subject === 'message'
    ? `Message from ${about.replace(/^Somebody without/, 'somebody without')}`
    : `${subjectWords[subject]}: ${about}`

/** What can be decided in a case as it stands now. */
export const choicesOf = ({ subject, listing, answered }: WholeCase): readonly CaseDecision[] =>
  caseDecisions[subject]({
    suspended: listing?.post.held ?? false,
    reported: listing?.decides_reports ?? false,
    answered,
  })

/** The act that says who decides a case: of a restriction whoever may take it back. */
export const decidingAct = ({ answered }: Pick<WholeCase, 'answered'>): ActName =>
  answered ? liftingAct(answered) : 'claim_case'

/** What a decision is called once it was made. Of a listing it says where that left it, hidden before or not. */
export function decisionLabel(subject: CaseSubject, key: string): string {
  if (subject === 'listing') return key === 'keep' ? 'Hidden' : 'Not hidden'
  return findDecision(subject, key)?.done ?? key
}

const roleWords: Record<WholeCase['sides'][number]['role'], string> = {
  owner: 'Who lists it',
  reporters: 'Who reported it',
  writer: 'Who wrote it',
  receiver: 'Whom it is for',
  reported: 'Who was reported',
}

/** What somebody is in a case; of a person who answered it says that. */
export function sideTitle({ role, person }: WholeCase['sides'][number], answered: boolean): string {
  if (role === 'reported' && answered) return 'Who answered'
  return person && role === 'reporters' ? 'Who reported them' : roleWords[role]
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** What is known of somebody, as sentences; nothing is said of what there is none of. */
export function sideFacts({ facts, person, role }: WholeCase['sides'][number]): string[] {
  const about = facts.about_right + facts.about_wrong
  const made = facts.made_right + facts.made_wrong
  const known = [
    person?.member_since && `Here since ${person.member_since}`,
    facts.listings > 0 && count(facts.listings, 'listing', 'listings'),
    facts.hidden > 0 && `${count(facts.hidden, 'listing is', 'listings are')} hidden`,
    about > 0 &&
      `${count(about, 'report', 'reports')} about them decided: ${facts.about_right} right, ${facts.about_wrong} wrong`,
    made > 0 &&
      `${count(made, 'report', 'reports')} by them decided: ${facts.made_right} right, ${facts.made_wrong} wrong`,
    facts.returned > 0 && `${count(facts.returned, 'message', 'messages')} of theirs returned`,
  ].filter((text): text is string => !!text)
  return known.length ? known : [role === 'reporters' ? 'Nothing of theirs was decided before' : 'Nothing is known']
}

/** "3:15 p.m." on Vancouver's clocks. */
export const vancouverClock = (instant: string): string =>
  new Intl.DateTimeFormat('en-CA', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(Date.parse(instant) - 7 * 3_600_000),
  )
