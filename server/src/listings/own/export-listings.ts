import { grantAccess, type Picture, pictureAddress, picturesOf } from '#pictures'
import type { Context } from '#platform/context'
import { findListingsOf } from '../browse/listing-queries.ts'
import type { ReferenceLists } from '../browse/reference-lists.ts'
import { referenceListsOf } from '../browse/reference-lists.ts'

type Row = Awaited<ReturnType<typeof findListingsOf>>[number]

/** Exports all listings of an owner, for them alone: addresses of hidden photos work for a day. Prices are in dollars. */
export async function exportListings(ctx: Context, { ownerId }: { ownerId: number }) {
  const rows = await findListingsOf(ctx, ownerId)
  const lists = await referenceListsOf(ctx)
  const pictures = await picturesOf(
    ctx,
    rows.map((row) => row.id),
  )
  const addressOf = (row: Row, { digest }: Picture) => {
    const access = row.is_public ? '' : grantAccess(ctx, { digest })
    return ctx.config.http.publicUrl + pictureAddress(digest, 'large', 'jpg', access)
  }
  return rows.map((row) => ({
    ...exportRow(row, lists),
    pictures: (pictures.get(row.id) ?? []).map((picture) => addressOf(row, picture)),
  }))
}

function exportRow(row: Row, { catalogue, locations }: ReferenceLists) {
  const { id, title, description, price, properties, reference, active, last_feedback, feedback_at } = row
  const { listed_at, expires_at, created_at, updated_at, deleted_at } = row
  return {
    ...{ id, title, description, price, properties, reference },
    category: catalogue.categories.get(row.category_id)?.name,
    equipment_type: catalogue.types.get(row.equipment_type_id)?.name,
    condition: catalogue.conditions.get(row.condition_id)?.name,
    location: locations.byId.get(row.location_id)?.name,
    ...{ active, last_feedback, feedback_at, listed_at, expires_at, created_at, updated_at, deleted_at },
  }
}
