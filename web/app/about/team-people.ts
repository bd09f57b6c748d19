import type { ContentEntry } from '@reable/contract/content/lists'

export type Member = ContentEntry<'team_members'>

/** The current members of a team. */
export const currentMembers = (members: readonly Member[], team: string): Member[] =>
  members.filter((member) => member.team === team && !member.end_date)

/** The former volunteers, sorted by name. */
export const pastVolunteers = (members: readonly Member[]): Member[] =>
  members.filter(({ end_date }) => end_date).sort((one, other) => one.name.localeCompare(other.name, 'en-CA'))
