import type { ListingDetails } from './types.ts'

/** No details: the equipment type as it usually is. */
export const noDetails: ListingDetails = { text: '', properties: {}, forParts: false }

/** Returns whether the title or the description matches a pattern. */
export function mentions({ text }: ListingDetails, pattern: RegExp): boolean {
  return pattern.test(text)
}

/** The number in a field, or the usual one. */
export function measure({ properties }: ListingDetails, field: string, usual: number): number {
  return Number(properties[field] ?? usual)
}
