import { z } from 'zod'
import { listingsPaths } from './listings-paths.ts'
import { searchLimit, sortOptions } from './listings-rules.ts'
import { operation } from './operation.ts'

const named = z.object({ id: z.int(), name: z.string() })

export const listingImage = z
  .object({
    image_id: z.int(),
    thumbnail: z.string(),
    small: z.string(),
    large: z.string(),
    /** The same three as WebP, for `srcset`. */
    webp: z.object({ thumbnail: z.string(), small: z.string(), large: z.string() }),
    width: z.int(),
    height: z.int(),
    alt: z.string(),
    rotation_origin: z.int(),
  })
  .meta({ id: 'ListingImage' })

const seller = z.object({ id: z.int(), partner: z.object({ name: z.string() }).nullable() })

/** A listing as the list shows it: one image, and no more of the description than a card cuts. */
export const listingCard = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    price: z.int(),
    free: z.boolean(),
    condition: named,
    category: named,
    equipment_type: named,
    location: named,
    images: z.array(listingImage),
    user: seller,
    /** Vancouver's time, UTC-7 all year. */
    updated_at: z.string(),
    updated_at_utc: z.string(),
    /** Words for how long ago it was listed. */
    age: z.string(),
    confirmed: z.boolean(),
    active: z.boolean(),
    last_feedback: z.string().nullable(),
  })
  .meta({ id: 'ListingCard' })

/** A property as people read it: "18 in (46 cm)". */
const fact = z.object({ field_name: z.string(), label: z.string(), value: z.string() })

export const listing = listingCard
  .omit({ equipment_type: true })
  .extend({
    equipment_type: named.extend({ tooltip: z.object({ text: z.string() }) }),
    equipment_type_id: z.int(),
    condition_id: z.int(),
    location_id: z.int(),
    properties: z.record(z.string(), z.string()),
    facts: z.array(fact),
    deleted_at: z.string().nullable(),
  })
  .meta({ id: 'Listing' })

/** A form without a script repeats a key for a list; one value alone is a list too. */
const names = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]).filter((name) => name !== ''))
  .pipe(z.array(z.string().max(100)).max(100, 'Choose at most 100'))
  .optional()

const wholeDollars = z
  .string()
  .regex(/^\d{0,6}$/, 'Use whole dollars, at most 6 digits')
  .transform((digits) => (digits === '' ? undefined : Number(digits)))
  .optional()

const wholeNumber = (field: string, most: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/, `${field} must be a whole number from 1`)
    .transform(Number)
    .refine((number) => number <= most, `${field} must be at most ${most.toLocaleString('en-CA')}`)

// NUL and lone surrogates have no place in PostgreSQL's text: they are dropped, as a person would not see them anyway.
const searchWords = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\uFFFD]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().max(searchLimit, `Search with at most ${searchLimit} characters`))

export const browseQuery = z.object({
  page: wholeNumber('Page', 1_000_000).default(1),
  /** The id of the newest listing of page 1, so that later pages hold still while listings come. */
  before: wholeNumber('Before', Number.MAX_SAFE_INTEGER).optional(),
  'categories[]': names,
  'locations[]': names,
  'conditions[]': names,
  'price_range[starting_price]': wholeDollars,
  'price_range[ending_price]': wholeDollars,
  sorted_by: z
    .enum(sortOptions.map((option) => option.value))
    .catch('newest')
    .default('newest'),
  search_query: searchWords.optional(),
})

export const listingsOperations = {
  browseListings: operation({
    ...listingsPaths.browseListings,
    summary: 'Public listings, 24 a page, filtered, searched and sorted',
    query: browseQuery,
    answer: z.object({ data: z.array(listingCard) }),
    refusals: ['invalid'],
    paginated: true,
  }),
  getListing: operation({
    ...listingsPaths.getListing,
    summary: 'One listing; its owner also sees a hidden one, a deleted one comes with deleted_at',
    params: z.object({ id: z.string() }),
    answer: z.object({ data: z.object({ post: listing }) }),
    refusals: ['listing_hidden', 'not_found', 'signed_out'],
  }),
  listSortOptions: operation({
    ...listingsPaths.listSortOptions,
    summary: 'The ways to sort the list',
    answer: z.object({ data: z.array(z.object({ text: z.string(), value: z.string() })) }),
    refusals: [],
  }),
}
