import type { WrittenEntry } from '@reable/contract/content/lists'

export const teamStats: WrittenEntry<'team_stats'>[] = [
  { label: 'volunteers', count: '40' },
  { label: 'teams', count: '5' },
  { label: 'hours given last year', count: '6,000' },
  { label: 'languages we speak', count: '9' },
]
