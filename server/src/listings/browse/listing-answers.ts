import type { Answer } from '@reable/contract/client'
import { ageLabel } from '@reable/contract/listings/rules'
import { type Catalogue, factsOf } from '#catalogue'
import { grantAccess, imageAnswer, type Picture } from '#pictures'
import type { Locations } from '#places'
import { vancouverTime } from '#platform/clock'
import type { Context } from '#platform/context'
import type { HeldRow, OwnCardRow } from '../own/my-listings-queries.ts'
import { endsWords } from '../reminders/ends-words.ts'
import type { CardRow } from './browse-queries.ts'
import type { ListingRow } from './listing-queries.ts'

export type Lists = { catalogue: Catalogue; locations: Locations }

type Card = Answer<'browseListings'>[number]
type OwnCard = Answer<'listMyListings'>[number]
type Listing = Answer<'getListing'>['post']
type OwnListing = Answer<'editListing'>['post']

/** A row in the contract's words. The short lists are in memory, so that no query joins them. */
export function cardAnswer(row: CardRow, lists: Lists, now: Date, access?: string): Card {
  const cover = row.cover_id === null ? [] : [imageAnswer({ ...row, id: row.cover_id }, row.title, access)]
  return { ...commonAnswer(row, lists, now), images: cover }
}

/** A card for its owner. */
export const ownCardAnswer = (ctx: Context, row: OwnCardRow, lists: Lists, now: Date): OwnCard => ({
  ...cardAnswer(row, lists, now, accessTo(ctx, row)),
  expires_at_utc: row.expires_at.toISOString(),
  ends: endsWords(row, now),
  ...heldAnswer(row),
})

/** For whom `row` may be seen by: what opens its pictures is in it where they are not everyone's. */
export function listingAnswer(ctx: Context, row: ListingRow, lists: Lists, own: boolean): Listing {
  const now = ctx.clock.now()
  const type = lists.catalogue.types.get(row.equipment_type_id)
  const privateFields = new Set(type?.fields.filter((field) => field.private && !own).map((field) => field.name))
  const properties = Object.entries(row.properties).filter(([name]) => !privateFields.has(name))
  return {
    ...commonAnswer(row, lists, now),
    images: row.pictures.map((picture) => imageAnswer(picture, row.title, accessTo(ctx, { ...row, ...picture }))),
    equipment_type: { ...named(lists.catalogue.types, row.equipment_type_id), tooltip: { text: type?.tooltip ?? '' } },
    equipment_type_id: row.equipment_type_id,
    condition_id: row.condition_id,
    location_id: row.location_id,
    properties: Object.fromEntries(properties),
    facts: type ? factsOf(type, row.properties) : [],
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }
}

/** What leads on from a listing that is gone: what kind of thing it was. All else of it is blank. */
export const deletedAnswer = (row: ListingRow, deletedAt: Date, { catalogue }: Lists): Listing => ({
  id: row.id,
  ...{ title: '', description: '', price: 0, free: false, images: [], properties: {}, facts: [] },
  ...{ condition: blank, condition_id: 0, location: blank, location_id: 0, user: { id: 0, partner: null } },
  category: named(catalogue.categories, row.category_id),
  equipment_type: { ...named(catalogue.types, row.equipment_type_id), tooltip: { text: '' } },
  equipment_type_id: row.equipment_type_id,
  ...{ updated_at: vancouverTime(deletedAt), updated_at_utc: deletedAt.toISOString(), age: '' },
  ...{ confirmed: false, active: false, last_feedback: null, deleted_at: deletedAt.toISOString() },
})

const blank = { id: 0, name: '' }

/** With all that is private in it, and when it ends. */
export const ownListingAnswer = (ctx: Context, row: ListingRow, lists: Lists): OwnListing => ({
  ...listingAnswer(ctx, row, lists, true),
  expires_at_utc: row.expires_at.toISOString(),
  ...heldAnswer(row),
})

/** What opens a picture of a listing that not everyone sees. */
const accessTo = (ctx: Context, { is_public, digest }: { is_public: boolean } & Pick<Picture, 'digest'>) =>
  is_public ? '' : grantAccess(ctx, { digest })

export const heldAnswer = ({ held_at, held_why, held_words }: HeldRow) =>
  held_at
    ? { held: { since: held_at.toISOString(), why: held_why ?? '', ...(held_words && { words: held_words }) } }
    : {}

type CommonRow = Omit<CardRow, 'cover_id' | 'digest' | 'width' | 'height' | 'alt'>

function commonAnswer(row: CommonRow, { catalogue, locations }: Lists, now: Date): Omit<Card, 'images'> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    price: row.price,
    free: row.price === 0,
    condition: named(catalogue.conditions, row.condition_id),
    category: named(catalogue.categories, row.category_id),
    equipment_type: named(catalogue.types, row.equipment_type_id),
    location: named(locations.byId, row.location_id),
    user: { id: row.owner_id, partner: row.partner === null ? null : { name: row.partner } },
    updated_at: vancouverTime(row.updated_at),
    updated_at_utc: row.updated_at.toISOString(),
    age: ageLabel(row.listed_at, now),
    confirmed: row.owner_confirmed,
    active: row.active,
    last_feedback: row.last_feedback,
  }
}

const named = (list: ReadonlyMap<number, { id: number; name: string }>, id: number) => ({
  id,
  name: list.get(id)?.name ?? '',
})
