/** One listing of the village, as the seed turns it into a post with drawn pictures. */
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
  pictures: 1 | 2 | 3 | 4 | 5
  /** The cloth or paint in the drawing; set where the words name a colour. */
  tint?: 'slate' | 'wine' | 'moss' | 'plum' | 'sea' | 'rust' | 'navy'
  /** The room behind it. */
  room?: 'living' | 'hall' | 'bathroom' | 'bedroom' | 'garage' | 'patio'
}
