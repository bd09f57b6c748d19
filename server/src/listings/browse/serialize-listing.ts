import type { Answer } from '@reable/contract/client'
import { ageLabel } from '@reable/contract/listings/rules'
import { factsOf } from '#catalogue'
import { grantAccess, imageAnswer, type Picture } from '#pictures'
import { vancouverTime } from '#platform/clock'
import type { Context } from '#platform/context'
import type { OwnCardRow, SuspensionRow } from '../own/my-listings-queries.ts'
import { endsLabel } from '../reminders/ends-label.ts'
import type { CardRow } from './card-queries.ts'
import type { ListingRow } from './listing-queries.ts'
import type { ReferenceLists } from './reference-lists.ts'

type Card = Answer<'browseListings'>[number]
type OwnCard = Answer<'listMyListings'>[number]
type Listing = Answer<'getListing'>['post']
type OwnListing = Answer<'editListing'>['post']

/** Serializes a row as the contract's card. The short lists are in memory, so that no query joins them. */
export function serializeCard(row: CardRow, lists: ReferenceLists, now: Date, access?: string): Card {
  const cover = row.cover_id === null ? [] : [imageAnswer({ ...row, id: row.cover_id }, row.title, access)]
  return { ...serializeCommon(row, lists, now), images: cover }
}

/** Serializes a card for its owner. */
export const serializeOwnCard = (ctx: Context, row: OwnCardRow, lists: ReferenceLists, now: Date): OwnCard => ({
  ...serializeCard(row, lists, now, grantPictureAccess(ctx, row)),
  expires_at_utc: row.expires_at.toISOString(),
  ends: endsLabel(row, now),
  ...serializeSuspension(row),
})

/** Serializes a listing for somebody who may see it: with access to its pictures where they are not public. */
export function serializeListing(ctx: Context, row: ListingRow, lists: ReferenceLists, own: boolean): Listing {
  const now = ctx.clock.now()
  const type = lists.catalogue.types.get(row.equipment_type_id)
  const privateFields = new Set(type?.fields.filter((field) => field.private && !own).map((field) => field.name))
  const properties = Object.entries(row.properties).filter(([name]) => !privateFields.has(name))
  return {
    ...serializeCommon(row, lists, now),
    images: row.pictures.map((picture) =>
      imageAnswer(picture, row.title, grantPictureAccess(ctx, { ...row, ...picture })),
    ),
    equipment_type: {
      ...namedItem(lists.catalogue.types, row.equipment_type_id),
      tooltip: { text: type?.tooltip ?? '' },
    },
    equipment_type_id: row.equipment_type_id,
    condition_id: row.condition_id,
    location_id: row.location_id,
    properties: Object.fromEntries(properties),
    facts: type ? factsOf(type, row.properties) : [],
    deleted_at: row.deleted_at?.toISOString() ?? null,
  }
}

/** Serializes a deleted listing for others: only its kind, to lead on from; all else is blank. */
export const serializeDeletedListing = (row: ListingRow, deletedAt: Date, { catalogue }: ReferenceLists): Listing => ({
  id: row.id,
  ...{ title: '', description: '', price: 0, free: false, images: [], properties: {}, facts: [] },
  ...{ condition: blankItem, condition_id: 0, location: blankItem, location_id: 0, user: { id: 0, partner: null } },
  category: namedItem(catalogue.categories, row.category_id),
  equipment_type: { ...namedItem(catalogue.types, row.equipment_type_id), tooltip: { text: '' } },
  equipment_type_id: row.equipment_type_id,
  ...{ updated_at: vancouverTime(deletedAt), updated_at_utc: deletedAt.toISOString(), age: '' },
  ...{ confirmed: false, active: false, last_feedback: null, deleted_at: deletedAt.toISOString() },
})

const blankItem = { id: 0, name: '' }

/** Serializes a listing for its owner, with private properties and when it ends. */
export const serializeOwnListing = (ctx: Context, row: ListingRow, lists: ReferenceLists): OwnListing => ({
  ...serializeListing(ctx, row, lists, true),
  expires_at_utc: row.expires_at.toISOString(),
  ...serializeSuspension(row),
})

/** Returns the access to a picture of a listing that is not public; empty for a public one. */
const grantPictureAccess = (ctx: Context, { is_public, digest }: { is_public: boolean } & Pick<Picture, 'digest'>) =>
  is_public ? '' : grantAccess(ctx, { digest })

export const serializeSuspension = ({ held_at, held_why, held_words }: SuspensionRow) =>
  held_at
    ? { held: { since: held_at.toISOString(), why: held_why ?? '', ...(held_words && { words: held_words }) } }
    : {}

/** A row of the public list does not say that it is public. */
type CommonRow = Omit<CardRow, 'cover_id' | 'digest' | 'width' | 'height' | 'alt'> & { is_public?: boolean }

function serializeCommon(row: CommonRow, { catalogue, locations }: ReferenceLists, now: Date): Omit<Card, 'images'> {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    price: row.price,
    free: row.price === 0,
    condition: namedItem(catalogue.conditions, row.condition_id),
    category: namedItem(catalogue.categories, row.category_id),
    equipment_type: namedItem(catalogue.types, row.equipment_type_id),
    location: namedItem(locations.byId, row.location_id),
    user: { id: row.owner_id, partner: row.partner === null ? null : { name: row.partner } },
    updated_at: vancouverTime(row.updated_at),
    updated_at_utc: row.updated_at.toISOString(),
    age: ageLabel(row.listed_at, now),
    confirmed: row.owner_confirmed,
    active: row.active,
    last_feedback: row.last_feedback,
    // What was promised of a hidden listing ends, if a moment later.
    ...(row.reserved_until && row.is_public !== false && { reserved: true as const }),
  }
}

const namedItem = (list: ReadonlyMap<number, { id: number; name: string }>, id: number) => ({
  id,
  name: list.get(id)?.name ?? '',
})
