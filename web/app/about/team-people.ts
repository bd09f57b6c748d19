import type { ContentEntry } from '@reable/contract/content/lists'

export type Member = ContentEntry<'team_members'>

/** Who is in a team now. */
export const currentMembers = (members: readonly Member[], team: string): Member[] =>
  members.filter((member) => member.team === team && !member.end_date)

/** Who has left, by name. */
export const pastVolunteers = (members: readonly Member[]): Member[] =>
  members.filter(({ end_date }) => end_date).sort((one, other) => one.name.localeCompare(other.name, 'en-CA'))
