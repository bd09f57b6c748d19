import { asWritten } from './as-written.ts'
import { brands } from './brands.ts'
import { fallback } from './fallback.ts'
import { languages } from './languages.ts'
import { places } from './places.ts'
import { prices } from './prices.ts'
import { prohibited } from './prohibited.ts'
import type { Search, Sort } from './search.ts'
import { sentences } from './sentences.ts'
import { sizes } from './sizes.ts'
import { words } from './words.ts'

const bySort: Record<Sort, Search[]> = {
  place: places,
  price: prices,
  size: sizes,
  words,
  brand: brands,
  language: languages,
  sentence: sentences,
  prohibited,
  fallback,
  'as written': asWritten,
}

export const sorts = Object.keys(bySort) as Sort[]

export const searches = sorts.flatMap((sort) => bySort[sort].map((one) => ({ ...one, sort })))
