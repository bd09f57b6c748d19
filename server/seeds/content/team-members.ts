import type { WrittenEntry } from '@reable/contract/content-lists'

const current = (letter: string, team: string) => ({ name: `Volunteer ${letter} (example)`, team, end_date: '' })
const past = (letter: string, team: string, end_date: string) => ({
  name: `Past volunteer ${letter} (example)`,
  team,
  end_date,
})

/** Nobody real: an organisation puts its own people in their place. */
export const teamMembers: WrittenEntry<'team_members'>[] = [
  current('A', 'Listings'),
  current('B', 'Listings'),
  current('C', 'Listings'),
  current('D', 'Help Desk'),
  current('E', 'Help Desk'),
  current('F', 'Outreach'),
  current('G', 'Outreach'),
  current('H', 'Outreach'),
  current('I', 'Website'),
  current('J', 'Website'),
  current('K', 'Events'),
  current('L', 'Events'),
  past('D', 'Website', '2025-12-31'),
  past('A', 'Listings', '2024-06-30'),
  past('C', 'Outreach', '2025-08-31'),
  past('B', 'Help Desk', '2023-05-31'),
]
