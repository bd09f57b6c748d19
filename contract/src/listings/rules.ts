/** Rules of a listing as plain functions, with their exact texts: used by the server's schemas and by the browser. */
import { cutText } from '../cut-text.ts'

import { trimEndOf } from '../text/trim-end-of.ts'

export const listingsPerPage = 24
/** Of My Listings. */
export const ownListingsPerPage = 10
/** Days a listing is active from its publication or renewal. */
export const lifetimeInDays = 90
export const titleLimit = 200
export const descriptionLimit = 5_000
export const priceLimit = 10_000
export const propertyLimit = 200
export const pictureLimit = 10
export const searchLimit = 200
/** Only so many terms of a search count: nobody describes a thing by more, and each is looked up. */
export const searchTermsLimit = 32
/** How many a browser remembers as recently viewed. */
export const recentLimit = 5
export const relatedLimit = 8

export const sortOptions = [
  { value: 'newest', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
  { value: 'price_asc', text: 'Price: low to high' },
  { value: 'price_desc', text: 'Price: high to low' },
  /** Only while searching; without terms it is the newest first. */
  { value: 'best_match', text: 'Best match' },
  /** Only while sharing a location; without one it is the newest first. */
  { value: 'nearest', text: 'Nearest first' },
] as const

export type SortOption = (typeof sortOptions)[number]['value']

/** The same at the end of a word, without the stop or comma behind it, where that leaves more than half of what may stand. */
function cutAtWord(text: string, limit: number): string {
  const letters = [...text]
  if (letters.length <= limit) return text
  const blank = letters.slice(0, limit + 1).findLastIndex((letter) => /\s/.test(letter))
  if (blank <= limit / 2) return cutText(text, limit)
  return `${trimEndOf(letters.slice(0, blank).join('').trimEnd(), '.,;: ')}…`
}

export const cutListTitle = (title: string) => cutAtWord(title, 70)
/** Of My Listings: a title of more than 140 characters shows its first 70, a shorter one is whole. */
export const cutOwnTitle = (title: string) => ([...title].length > 140 ? cutText(title, 70) : title)
export const cutDetailTitle = (title: string) => cutText(title, 140)
export const cutListDescription = (description: string) => cutAtWord(description, 140)
/** Of My Listings, cut at a letter, as its title. */
export const cutOwnDescription = (description: string) => cutText(description, 140)

/** Returns a search cut after the last term that counts. */
export function limitSearchTerms(search: string): string {
  const next = [...search.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].at(searchTermsLimit)
  return next ? search.slice(0, next.index).trimEnd() : search
}

const hour = 3_600_000

/** How long ago something was listed. `listedAt` and `now` are instants; a clock that runs behind counts as now. */
export function ageLabel(listedAt: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - listedAt.getTime()) / hour)
  if (hours < 1) return 'Just Now'
  return hours < 24 ? `${hours} Hour(s) Ago` : `${Math.floor(hours / 24)} Day(s) Ago`
}

const dollars = new Intl.NumberFormat('en-CA', { maximumFractionDigits: 0 })

/** A price in whole dollars as people read it; an empty price or zero is FREE. */
export function priceLabel(price: number | null | undefined): string {
  return price ? `$${dollars.format(price)}` : 'FREE'
}

/** Returns whether a text has nothing visible in it: blanks of all kinds, and letters without a shape. */
export const isBlank = (text: string) => /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(text)

export const titleError = (title: string) =>
  isBlank(title)
    ? 'Post title is required'
    : [...title].length > titleLimit
      ? `Use at most ${titleLimit} characters for the title`
      : undefined

export const descriptionError = (description: string) =>
  isBlank(description)
    ? 'Description is required'
    : [...description].length > descriptionLimit
      ? `Use at most ${descriptionLimit.toLocaleString('en-CA')} characters for the description`
      : undefined

/** Returns the error in a price as typed; not for a thing that is free. */
export function priceError(price: string): string | undefined {
  if (price === '' || /^0+$/.test(price)) return 'Price is required, or did you mean free?'
  if (!/^\d+$/.test(price)) return 'Price must be a whole number'
  return Number(price) > priceLimit ? 'Price exceeds limit of 10,000, enter a lower number' : undefined
}

export const conditionMissing = 'Please select a condition'
export const locationMissing = 'Please select a location'
export const typeMissing = 'Please select an equipment type'
export const typeRetired = 'This equipment type is not offered any more. Please select another equipment type'
export const pictureMissing = 'Image is required'
/** For a required question, whose name and hint stand beside it. */
export const fieldMissing = 'Field required'
