import { z } from 'zod'
import { manualLink } from '../manuals/operations.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { distance } from '../places/operations.ts'
import { recallState } from '../recalls/operations.ts'
import { browseQuery, filterQuery, recentQuery, relatedQuery, suggestQuery, understandQuery } from './query.ts'

const namedItem = z.object({ id: z.int(), name: z.string() })

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
    condition: namedItem,
    category: namedItem,
    equipment_type: namedItem,
    location: namedItem,
    images: z.array(listingImage),
    user: seller,
    /** Vancouver's time, UTC-7 all year. */
    updated_at: z.string(),
    updated_at_utc: z.string(),
    /** How long ago it was listed, as people read it. */
    age: z.string(),
    confirmed: z.boolean(),
    active: z.boolean(),
    last_feedback: z.string().nullable(),
    /** Promised to somebody; absent where it is not. */
    reserved: z.literal(true).optional(),
    /** From the shared location, where there is one. */
    distance: distance.optional(),
  })
  .meta({ id: 'ListingCard' })

/** A property as people read it: "18 in (46 cm)". */
const fact = z.object({ field_name: z.string(), label: z.string(), value: z.string() })

/** Since when and why a listing is hidden by reports or by a volunteer; only its owner and volunteers receive it. */
export const suspension = z.object({
  since: z.string(),
  why: z.string(),
  /** The message of a volunteer to its owner; absent while nobody has decided. */
  words: z.string().optional(),
})

export const listing = listingCard
  .omit({ equipment_type: true })
  .extend({
    equipment_type: namedItem.extend({ tooltip: z.object({ text: z.string() }) }),
    equipment_type_id: z.int(),
    condition_id: z.int(),
    location_id: z.int(),
    properties: z.record(z.string(), z.string()),
    facts: z.array(fact),
    /** Of a deleted one others receive only the id, category and equipment type; the rest is blank. */
    deleted_at: z.string().nullable(),
    /** When it ends: to its owner alone, as are the private ones of its properties. */
    expires_at_utc: z.string().optional(),
    held: suspension.optional(),
    /** Where it is asked for by itself. */
    recall: recallState.optional(),
    /** Of exactly its brand and model. */
    manuals: z.array(manualLink).optional(),
  })
  .meta({ id: 'Listing' })

/** The terms that were searched for where they differ from the typed ones: a typo was read as the nearest known word. */
const search = z.object({ asked: z.string(), searched: z.string() })

/** When nothing matches: how many would without one of the filters. `without` is the filter's key in the query. */
const alternative = z.object({ without: z.string(), total: z.int() })

/** Filters by their names in the query of the list. */
const namedQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

/** A search as it was understood. */
export const understoodSearch = z
  .object({
    /** All filters to search by, those that were chosen beside the search among them. */
    query: namedQuery,
    /** The names in it that come from the search. */
    derived: z.array(z.string()),
    /** The parts that were understood, and are in `query`. */
    pieces: z.array(
      z.object({
        /** As it was typed. */
        text: z.string(),
        label: z.string(),
        query: namedQuery,
        /** The search without it, and the search in which it is quoted, and so only a word. */
        without: z.string(),
        as_words: z.string(),
      }),
    ),
    /** What was changed so that something is found, in sentences. */
    notes: z.array(z.string()),
    /** Set where something is looked for that may not be listed. */
    prohibited: z.object({ what: z.string(), instead: z.string() }).optional(),
  })
  .meta({ id: 'UnderstoodSearch' })

/** The one category or equipment type that is chosen; its picture is that of a type. */
const searchedKind = z.object({ name: z.string(), pictured_type_id: z.int() })

const count = z.object({ id: z.int(), total: z.int() })

/** How many listings each choice would show, given all that is chosen in the other groups. Absent ids count zero. */
export const listingCounts = z
  .object({
    categories: z.array(count),
    equipment_types: z.array(count),
    locations: z.array(count),
    conditions: z.array(count),
    /** Of the chosen equipment type alone: each field's choices with their counts, and how many listings do not say a measure. */
    fields: z.array(
      z.object({
        field_name: z.string(),
        values: z.array(z.object({ value: z.string(), total: z.int() })),
        unknown: z.int().optional(),
      }),
    ),
  })
  .meta({ id: 'ListingCounts' })

export const listingsOperations = {
  browseListings: operation({
    ...paths.browseListings,
    summary: 'Public listings, 24 a page, filtered, searched and sorted',
    query: browseQuery,
    answer: z.object({
      data: z.array(listingCard),
      search: search.optional(),
      alternatives: z.array(alternative).optional(),
      kind: searchedKind.optional(),
      /** For the parameter `after`: where the list goes on; absent at its end. */
      next: z.string().optional(),
    }),
    refusals: ['invalid'],
    paginated: true,
  }),
  understandSearch: operation({
    ...paths.understandSearch,
    summary: 'The filters that a search in plain words stands for: kinds, places, prices, measures, brands, conditions',
    query: understandQuery,
    answer: z.object({ data: understoodSearch }),
    refusals: ['invalid'],
  }),
  suggestSearches: operation({
    ...paths.suggestSearches,
    summary: 'Searches that somebody who types may mean, with how many listings each finds',
    query: suggestQuery,
    answer: z.object({ data: z.array(z.object({ search: z.string(), total: z.int().optional() })) }),
    refusals: [],
  }),
  getListing: operation({
    ...paths.getListing,
    summary: 'One listing; its owner also sees a hidden one, a deleted one comes with deleted_at',
    params: z.object({ id: z.string() }),
    answer: z.object({ data: z.object({ post: listing }) }),
    refusals: ['listing_hidden', 'not_found', 'signed_out'],
  }),
  countListings: operation({
    ...paths.countListings,
    summary: 'How many listings each filter would show; null when the counting is not done in time, then ask again',
    query: filterQuery,
    answer: z.object({ data: listingCounts.nullable() }),
    refusals: ['invalid'],
  }),
  listRelatedListings: operation({
    ...paths.listRelatedListings,
    summary: 'Listings like one of this category, newest first; user_id is left out, and so is the listing post_id',
    query: relatedQuery,
    answer: z.object({ data: z.array(listingCard) }),
    refusals: ['invalid'],
  }),
  listRecentListings: operation({
    ...paths.listRecentListings,
    summary: 'Public listings by their ids, in that order, as a browser remembers them; those of user_id are left out',
    query: recentQuery,
    answer: z.object({ data: z.array(listingCard) }),
    refusals: ['invalid'],
  }),
  listSortOptions: operation({
    ...paths.listSortOptions,
    summary: 'The ways to sort the list',
    answer: z.object({ data: z.array(z.object({ text: z.string(), value: z.string() })) }),
    refusals: [],
  }),
}
