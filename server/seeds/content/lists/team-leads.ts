import type { WrittenEntry } from '@reable/contract/content/lists'
import { portrait } from '../portrait.ts'

const lead = (name: string, initials: string, title: string) => ({ name, title, picture: portrait(initials, name) })

/** Nobody real: people of the village, until an organisation puts its own in their place. The page says so at its top. */
export const teamLeads: WrittenEntry<'team_leads'>[] = [
  lead('Rosa M.', 'rm', 'Manager of the Listings team'),
  lead('Walter K.', 'wk', 'Manager of the Help Desk'),
  lead('Harpreet D.', 'hd', 'Manager of the Outreach team'),
  lead('Yuki O.', 'yo', 'Manager of the Website team'),
  lead('Marek W.', 'mw', 'Manager of the Events team'),
]
