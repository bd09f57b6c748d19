import type { WrittenEntry } from '@reable/contract/content-lists'
import { drawing } from './drawing.ts'

const lead = (title: string) => ({
  name: 'Name of a manager (example)',
  title,
  picture: drawing('portrait', 'A wheel, in place of a picture'),
})

/** Nobody real: an organisation puts its own people in their place. */
export const teamLeads: WrittenEntry<'team_leads'>[] = [
  lead('Manager of the Listings team'),
  lead('Manager of the Help Desk'),
  lead('Manager of the Outreach team'),
  lead('Manager of the Website team'),
  lead('Manager of the Events team'),
]
