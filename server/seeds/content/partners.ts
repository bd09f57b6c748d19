import type { WrittenEntry } from '@reable/contract/content-lists'
import { drawing } from './drawing.ts'

type Partner = WrittenEntry<'partners'>
type Told = Pick<Partner, 'name' | 'description'> & { sponsored?: boolean }

const partner = (group: Partner['group'], initials: string, { name, description, sponsored = false }: Told) => ({
  name: `${name} (example)`,
  description,
  url: `https://example.org/partners/${initials}`,
  logo: drawing(`logo-${initials}`, `${initials.toUpperCase()}, the initials of ${name} (example)`),
  sponsored,
  group,
})

/** None of them exists; the first two are those whose members list in the village. */
export const partners: Partner[] = [
  partner('non_profits_partners', 'ross', {
    name: 'Royal Oak Seniors Society',
    description: 'A seniors’ group in Burnaby and New Westminster. Its members list what others leave with them.',
  }),
  partner('non_profits_partners', 'trs', {
    name: 'Tri-Cities Reuse Shed',
    description: 'Cleans and mends equipment in Coquitlam, Port Coquitlam and Port Moody, and lists it here.',
  }),
  partner('non_profits_partners', 'enh', {
    name: 'Example Neighbourhood House',
    description: 'Helps people without a computer to find and to list equipment.',
    sponsored: true,
  }),
  partner('funding_partners', 'ef', {
    name: 'Example Foundation',
    description: 'Pays for the server and for printed notices in libraries.',
    sponsored: true,
  }),
  partner('funding_partners', 'ecf', {
    name: 'Example Community Fund',
    description: 'Paid for the seats at two exchange zones.',
  }),
  partner('funding_partners', 'ecu', {
    name: 'Example Credit Union',
    description: 'Doubles each gift in December, up to a limit.',
  }),
  partner('corporate_partners', 'ems', {
    name: 'Example Mobility Shop',
    description: 'Looks over brakes and batteries free of charge on the first Saturday of the month.',
    sponsored: true,
  }),
  partner('corporate_partners', 'emc', {
    name: 'Example Moving Company',
    description: 'Moves hospital beds and lift chairs at a low price.',
  }),
  partner('corporate_partners', 'eps', {
    name: 'Example Print Shop',
    description: 'Prints our large-type guides.',
  }),
]
