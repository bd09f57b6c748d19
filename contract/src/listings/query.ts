import { z } from 'zod'
import { maxId, readId } from '../ids.ts'
import { listingIds } from '../listing-ids.ts'
import { nearShape, readNear } from './near-query.ts'
import { limitSearchTerms, searchLimit, sortOptions } from './rules.ts'

/** A form without a script repeats a key for a list; one value alone is a list too. */
const names = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]).filter((name) => name !== ''))
  .pipe(z.array(z.string().max(100)).max(100, 'Choose at most 100 categories, places, conditions or answers'))
  .optional()

const wholeDollars = z
  .string()
  .regex(/^\d{0,6}$/, 'Price: use whole dollars, at most 6 digits')
  .transform((digits) => (digits === '' ? undefined : Number(digits)))
  .optional()

const wholeNumber = (field: string, max: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,15}$/, `${field} must be a whole number from 1`)
    .transform(Number)
    .refine((number) => number <= max, `${field} must be at most ${max.toLocaleString('en-CA')}`)

// NUL and lone surrogates have no place in PostgreSQL's text: they are dropped, as a person would not see them anyway.
const searchTerms = z
  .string()
  .transform((text) =>
    text
      .toWellFormed()
      .replace(/[\p{Cc}\uFFFD]+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().max(searchLimit, `Search with at most ${searchLimit} characters`))
  .transform(limitSearchTerms)

/** An id, or one of the texts that a client sends for none. */
const numberOf = (field: string) =>
  z
    .string()
    .transform((text) => (/^(|null|undefined|0)$/.test(text) ? undefined : text))
    .pipe(
      z
        .string()
        .regex(/^[1-9]\d{0,14}$/, `${field} must be a whole number from 1`)
        .transform(readId)
        .optional(),
    )
    .optional()

/** A measure as typed: up to two decimals. */
const measure = z.string().regex(/^\d{1,5}(\.\d{1,2})?$/, 'use a number, such as 18')

const unknown = z.enum(
  ['yes', 'only'],
  'write yes to include listings without this measurement, or only to see just those',
)

const fieldKey = /^field\.([a-z][a-z_]{0,39})(?:\.(from|to|unknown))?$/

/**
 * A filter on one field of the chosen equipment type: a measure from–to, or any of some choices. `unknown`: and listings that do not say it,
 * or only those.
 */
export type FieldFilter = { name: string; from?: number; to?: number; choices?: string[]; unknown?: true | 'only' }

/** Collects `field.seat_width_in.from=18`, `field.seat_width_in.unknown=yes`, `field.folding=Yes` and the like; each error is reported under its own key. */
function collectFields(query: Record<string, unknown>, context: z.core.$RefinementCtx): FieldFilter[] {
  const filters = new Map<string, FieldFilter>()
  for (const [key, value] of Object.entries(query)) {
    const [, name, bound] = fieldKey.exec(key) ?? []
    if (!name || value === '') continue
    const filter = filters.get(name) ?? { name }
    const parsed =
      bound === 'unknown' ? unknown.safeParse(value) : bound ? measure.safeParse(value) : names.safeParse(value)
    if (!parsed.success) context.addIssue({ code: 'custom', path: [key], message: fieldError(name, parsed.error) })
    else if (bound === 'unknown') filter.unknown = parsed.data === 'only' ? 'only' : true
    else if (bound) filter[bound as 'from' | 'to'] = Number(parsed.data)
    else filter.choices = parsed.data as string[]
    filters.set(name, filter)
  }
  return [...filters.values()]
}

/** The error with the name of the field before it: "seat width in: use a number, such as 18". */
const fieldError = (name: string, { issues }: z.ZodError) =>
  `${name.replaceAll('_', ' ')}: ${issues[0]?.message ?? 'choose from what is offered'}`

const filterShape = z.looseObject({
  'categories[]': names,
  'locations[]': names,
  'conditions[]': names,
  'price_range[starting_price]': wholeDollars,
  'price_range[ending_price]': wholeDollars,
  search_query: searchTerms.optional(),
  /** What was typed where the filters come from a search in plain words; it narrows nothing. */
  asked: z.string().max(1_000).optional().catch(undefined),
  /** In the title, or given as brand or model. */
  brand: z.string().max(60).optional(),
  /** Leaves out what is promised to somebody. */
  reserved: z
    .literal(['hide', ''], 'Reserved: write hide to leave out what is promised to somebody')
    .transform((value) => value || undefined)
    .optional(),
  ...nearShape,
})

const pageShape = filterShape.extend({
  page: wholeNumber('Page', 1_000_000).default(1),
  /** The id of the newest listing of page 1, so that later pages stay the same while listings arrive. */
  before: wholeNumber('Before', maxId).optional(),
  /** `next` of the page before: the list goes on behind its last card, as it stood when its reading began. */
  after: z
    .string()
    .max(4_000)
    .regex(/^[\w-]*\.[\w-]*$/, 'After must be the next of a page')
    .optional(),
  /** Unknown ones are ignored, and so is nearest without a location. Without one: best match for search terms, else newest. */
  sorted_by: z
    .enum(sortOptions.map((option) => option.value))
    .optional()
    .catch(undefined),
})

const readAcrossKeys = <Query extends z.output<typeof filterShape>>(query: Query, context: z.core.$RefinementCtx) => ({
  ...query,
  fields: collectFields(query, context),
  near: readNear(query, context),
})

/** The filters of the list. */
export const filterQuery = filterShape.transform(readAcrossKeys)
/** A search in plain words, and the filters that were chosen beside it. `asked`: what `search_query` and some of them came from. */
export const understandQuery = z
  .looseObject({
    search_query: z.string('Search with words').default(''),
    asked: z.string('Write what was asked in words').optional(),
  })
  .superRefine(({ search_query: _, asked: __, ...filters }, context) => {
    for (const issue of filterQuery.safeParse(filters).error?.issues ?? []) context.addIssue({ ...issue })
  })
export const suggestQuery = z.object({ search_query: z.string('Search with words').default('') })
/** The same with page and order. */
export const browseQuery = pageShape.transform(readAcrossKeys)

const ids = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((one) => one.split(',')))
  .pipe(listingIds(50))

export const relatedQuery = z.object({
  category_id: numberOf('Category'),
  user_id: numberOf('User'),
  /** The listing that the others are like. */
  post_id: numberOf('Listing'),
  equipment_type_id: numberOf('Equipment type'),
})

export const recentQuery = z.object({
  post_ids: ids.optional(),
  'post_ids[]': ids.optional(),
  user_id: numberOf('User'),
})
