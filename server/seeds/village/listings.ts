import listings from './listings.json' with { type: 'json' }

/** A listing of the village, as it stands in listings.json: what happened is told in days before now. */
export type VillageListing = {
  /** Stable and unique; tests and screenshots name a listing by it. */
  reference: string
  /** The key of a villager. */
  owner: string
  /** Ids of the taxonomy: equipment type, condition and location. */
  type: number
  title: string
  /** Paragraphs are parted by a blank line. */
  description: string
  /** Whole dollars; 0 is free. */
  price: number
  condition: number
  location: number
  /** The type's own fields, field_name to plain text. */
  properties: Record<string, string>
  /**
   * inactive: nobody renewed it within its 90 days. sold: its owner said that it was exchanged.
   * An active one of an unconfirmed owner is hidden all the same.
   */
  state: 'active' | 'inactive' | 'sold' | 'deleted'
  /** Its age is these days and, on top of them, these hours. */
  daysAgo: number
  hoursAgo?: number
  /** What each of its pictures shows. The first is pictures/<reference>-1.svg. */
  pictures: string[]
}

/** Every listing of the village, by category. The seed puts them in order of age. */
export const villageListings = listings as unknown as VillageListing[]
