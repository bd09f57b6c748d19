import type { ListingDetails } from './types.ts'

/** A listing that says nothing: the kind as it usually is. */
export const noDetails: ListingDetails = { text: '', properties: {}, forParts: false }

/** Whether title or description holds what is looked for. */
export function mentions({ text: words }: ListingDetails, pattern: RegExp): boolean {
  return pattern.test(words)
}

/** A number among the fields, or what is usual. */
export function measure({ properties }: ListingDetails, field: string, usual: number): number {
  return Number(properties[field] ?? usual)
}
