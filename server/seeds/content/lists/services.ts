import type { WrittenEntry } from '@reable/contract/content/lists'
import { drawing } from '../drawing.ts'

type Service = WrittenEntry<'services'>
type Details = { kind: string; city: string; phone: string; description: string; sponsored?: boolean }

const service = (initials: string, { kind, city, phone, description, sponsored = false }: Details): Service => ({
  name: `Example: ${kind}`,
  description,
  address: `200 Example Street, ${city}`,
  website: `https://example.org/services/${initials}`,
  phone,
  logo: drawing(`logo-${initials}`, `${initials.toUpperCase()}, the initials of an example: ${kind}`),
  sponsored,
})

export const services: Service[] = [
  service('mrs', {
    kind: 'mobility repair shop',
    city: 'Burnaby',
    phone: '604-555-0121',
    description: 'Mends wheelchairs, scooters and walkers. Looks over what you bought used, for a small fee.',
    sponsored: true,
  }),
  service('elc', {
    kind: 'equipment loan cupboard',
    city: 'Vancouver',
    phone: '604-555-0122',
    description: 'Lends walkers, commodes and bath seats for up to three months.',
  }),
  service('otv', {
    kind: 'therapist home visits',
    city: 'Surrey',
    phone: '604-555-0123',
    description: 'An occupational therapist comes to your home and tells you what size and kind you need.',
  }),
  service('atd', {
    kind: 'accessible transport and delivery',
    city: 'Richmond',
    phone: '604-555-0124',
    description: 'A van with a lift takes you and what you bought home. Book two days before.',
  }),
  service('brd', {
    kind: 'battery recycling depot',
    city: 'Coquitlam',
    phone: '604-555-0125',
    description: 'Takes old scooter and wheelchair batteries free of charge.',
  }),
  service('chs', {
    kind: 'computer help for seniors',
    city: 'North Vancouver',
    phone: '604-555-0126',
    description: 'Sit down with a volunteer who helps you to search, write and list. Free, by appointment.',
  }),
]
