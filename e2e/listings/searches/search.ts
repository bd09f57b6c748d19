/** What is asked of a card, by the facts of its listing. All that is named must hold. */
export type Facts = {
  /** The exact name of its equipment type is one of these. */
  types?: string[]
  places?: string[]
  minPrice?: number
  maxPrice?: number
  free?: boolean
  conditions?: string[]
  brand?: string
  /** Its title contains one of these. */
  titles?: string[]
  /** It states this field, and the number lies within. */
  measure?: Measure
}

export type Measure = { name: string; from?: number; to?: number }

/** A search as somebody types it, and what a sensible person expects of the first five cards. */
export type Search = {
  search: string
  /** What leads the list. */
  first?: Facts
  /** Each of them, and there is one at least. Cards that do not state the measure may follow those that match it, never lead. */
  every?: Facts
  /** One of them at least. */
  some?: Facts
  /** None of them. */
  none?: Facts
  /** What the page shows. */
  says?: RegExp
}

export type Sort =
  | 'place'
  | 'price'
  | 'size'
  | 'words'
  | 'brand'
  | 'language'
  | 'sentence'
  | 'prohibited'
  | 'fallback'
  | 'as written'
