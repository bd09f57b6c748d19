/** What volunteers write of a recall, as it is stored. */
export type CardFields = {
  name: string
  brands: string[]
  models: string[]
  serials: string
  sold: string
  danger: string
  remedy: string
  source: string
  equipment_type_ids: number[]
}

/** A card as listings are compared with it. */
export type Card = { id: number; fields: CardFields }

/** A card with all that volunteers see of it. */
export type StoredCard = Card & {
  version: number
  withdrawn: boolean
  changed_at: Date
  /** The address of whoever changed it; null where nobody did, or nobody is left who did. */
  changed_by: string | null
}
