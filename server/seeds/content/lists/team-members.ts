import type { WrittenEntry } from '@reable/contract/content/lists'

const current = (name: string, team: string) => ({ name, team, end_date: '' })
const past = (name: string, team: string, end_date: string) => ({ name, team, end_date })

/** Nobody real: people of the village, until an organisation puts its own in their place. The page says so at its top. */
export const teamMembers: WrittenEntry<'team_members'>[] = [
  current('Rosa M.', 'Listings'),
  current('Grace A.', 'Listings'),
  current('Tomas V.', 'Listings'),
  current('Walter K.', 'Help Desk'),
  current('Mei L.', 'Help Desk'),
  current('Harpreet D.', 'Outreach'),
  current('Siobhan B.', 'Outreach'),
  current('Teresa P.', 'Outreach'),
  current('Yuki O.', 'Website'),
  current('Nadia F.', 'Website'),
  current('Marek W.', 'Events'),
  current('Hugh C.', 'Events'),
  past('Sam N.', 'Website', '2025-12-31'),
  past('Elodie G.', 'Listings', '2024-06-30'),
  past('Kwame E.', 'Outreach', '2025-08-31'),
  past('Priya S.', 'Help Desk', '2023-05-31'),
]
