import type { WrittenEntry } from '@reable/contract/content/lists'
import { drawing } from '../drawing.ts'

type Partner = WrittenEntry<'partners'>
type Details = Pick<Partner, 'name' | 'description'> & { sponsored?: boolean }

const partner = (group: Partner['group'], initials: string, { name, description, sponsored = false }: Details) => ({
  name,
  description,
  url: `https://example.org/partners/${initials}`,
  logo: drawing(`logo-${initials}`, `${initials.toUpperCase()}, the mark of ${name}`),
  sponsored,
  group,
})

/** None of them exists, as the page says at its top; the first four are those whose members list in the village. */
export const partners: Partner[] = [
  partner('non_profits_partners', 'ross', {
    name: 'Royal Oak Seniors Society',
    description: 'A seniors’ group in Burnaby and New Westminster. Its members list what others leave with them.',
  }),
  partner('non_profits_partners', 'trs', {
    name: 'Tri-Cities Reuse Shed',
    description: 'Cleans and mends equipment in Coquitlam, Port Coquitlam and Port Moody, and lists it here.',
  }),
  partner('non_profits_partners', 'fbc', {
    name: 'Fraser Bend Care Closet',
    description: 'Collects beds, commodes and lifts in Surrey and Delta and finds them a second home.',
  }),
  partner('non_profits_partners', 'iww', {
    name: 'Inlet Wheels Workshop',
    description: 'Builds one good wheelchair out of two worn ones, on Thursdays on the North Shore.',
  }),
  partner('non_profits_partners', 'wln', {
    name: 'Willow Lane Neighbourhood House',
    description: 'Helps people without a computer to find and to list equipment.',
    sponsored: true,
  }),
  partner('funding_partners', 'llf', {
    name: 'Little Lantern Foundation',
    description: 'Pays for the server and for printed notices in libraries.',
    sponsored: true,
  }),
  partner('funding_partners', 'scf', {
    name: 'Salmonberry Community Fund',
    description: 'Paid for the seats at two exchange zones.',
  }),
  partner('funding_partners', 'ccu', {
    name: 'Cedar Span Credit Union',
    description: 'Doubles each gift in December, up to a limit.',
  }),
  partner('corporate_partners', 'rms', {
    name: 'Roundabout Mobility Shop',
    description: 'Looks over brakes and batteries free of charge on the first Saturday of the month.',
    sponsored: true,
  }),
  partner('corporate_partners', 'glm', {
    name: 'Gentle Lift Movers',
    description: 'Moves hospital beds and lift chairs at a low price.',
  }),
  partner('corporate_partners', 'pkp', {
    name: 'Paper Kite Print Shop',
    description: 'Prints our large-type guides.',
  }),
]
