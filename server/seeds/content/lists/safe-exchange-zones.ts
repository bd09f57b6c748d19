import type { WrittenEntry } from '@reable/contract/content/lists'

type Zone = WrittenEntry<'safe_exchange_zones'>
type Details = {
  kind: string
  at: readonly [latitude: number, longitude: number]
  phone: string
  description: string
  hours: string
}

/** Stands in the middle of its municipality, since no such place has agreed to be one yet. */
const zone = (municipality: string, { kind, at: [latitude, longitude], ...place }: Details): Zone => ({
  name: `Example: ${kind} in ${municipality}`,
  ...place,
  address: `100 Example Street, ${municipality}`,
  website: `https://example.org/zones/${municipality.toLowerCase().replaceAll(' ', '-')}`,
  latitude,
  longitude,
  closed: false,
})

export const safeExchangeZones: Zone[] = [
  zone('Vancouver', {
    kind: 'library entrance',
    at: [49.25, -123.12],
    phone: '604-555-0101',
    description: 'Under the roof beside the front door. A bench, a ramp and bright lights.',
    hours: 'Best Tuesday to Saturday, 10 am to 4 pm',
  }),
  zone('Burnaby', {
    kind: 'community centre lobby',
    at: [49.25, -122.98],
    phone: '604-555-0102',
    description: 'Inside the main doors, which open by themselves. Seats and a step-free washroom.',
    hours: 'Best Monday to Friday, 9 am to 6 pm',
  }),
  zone('Coquitlam', {
    kind: 'police station parking',
    at: [49.28, -122.79],
    phone: '604-555-0103',
    description: 'Two marked stalls by the front door, with cameras. Level ground.',
    hours: 'Best Monday to Friday, 8 am to 8 pm',
  }),
  zone('New Westminster', {
    kind: 'city hall lobby',
    at: [49.21, -122.91],
    phone: '604-555-0104',
    description: 'Beside the front counter, where staff can see you. An elevator from the parking level.',
    hours: 'Best Monday to Friday, 9 am to 4 pm',
  }),
  zone('Richmond', {
    kind: 'seniors’ centre',
    at: [49.17, -123.13],
    phone: '604-555-0105',
    description: 'A room with tables and chairs next to the café. Step-free from the bus stop.',
    hours: 'Best every day, 9 am to 6 pm',
  }),
  zone('Surrey', {
    kind: 'recreation centre',
    at: [49.12, -122.8],
    phone: '604-555-0106',
    description: 'The wide hall behind the front doors, with room to try a scooter.',
    hours: 'Best every day, 10 am to 7 pm',
  }),
  zone('North Vancouver', {
    kind: 'neighbourhood house',
    at: [49.32, -123.07],
    phone: '604-555-0107',
    description: 'A covered entrance with a bench. A volunteer at the desk can help you carry.',
    hours: 'Best Tuesday to Friday, 10 am to 3 pm',
  }),
  zone('Maple Ridge', {
    kind: 'library parking lot',
    at: [49.22, -122.6],
    phone: '604-555-0108',
    description: 'The stalls nearest to the door, under a lamp. Level ground and a curb ramp.',
    hours: 'Best Monday to Saturday, 10 am to 5 pm',
  }),
]
