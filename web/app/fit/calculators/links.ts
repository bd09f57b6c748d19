import { homeAddress } from '../../listings/browse/browse-address.ts'

/** The equipment types that calculators lead to, by the names that the filter knows. A test holds them to the catalogue. */
export const linkedTypes = {
  wheelchairs: 'Manual wheelchair (self-propelled)',
  transportChairs: 'Transport chair (helper pushes)',
  ramps: 'Portable ramp',
  rollators: 'Rollator (walker with wheels and seat)',
  walkers: 'Walker (no seat)',
  canes: 'Cane',
} as const

type Limits = { atLeast?: number; atMost?: number }

/**
 * The address of the listings of a type, with a size of the thing where one is given. A size that would give away a body's measure
 * never stands in it.
 */
export function listingsOf(type: keyof typeof linkedTypes, sizes: Readonly<Record<string, Limits>> = {}): string {
  const address = new URLSearchParams({ category: linkedTypes[type] })
  for (const [field, { atLeast, atMost }] of Object.entries(sizes)) {
    if (atLeast !== undefined) address.set(`field.${field}.from`, String(atLeast))
    if (atMost !== undefined) address.set(`field.${field}.to`, String(atMost))
  }
  return homeAddress(address)
}
