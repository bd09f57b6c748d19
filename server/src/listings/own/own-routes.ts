import type { Answer } from '@reable/contract/client'
import { readId } from '@reable/contract/ids'
import type { ListingTab } from '@reable/contract/listings/lifecycle'
import { ownListingsPerPage } from '@reable/contract/listings/rules'
import type { FastifyInstance } from 'fastify'
import { admissionOf, getActorEvenLimited, leftToday, type Person } from '#accounts'
import type { Context } from '#platform/context'
import { bind, enforceLimits, type Limits, replyClosedSignal, setPaginationHeader } from '#platform/http'
import { idempotencyKeyOf } from '#platform/idempotency'
import { referenceListsOf } from '../browse/reference-lists.ts'
import { serializeOwnCard } from '../browse/serialize-listing.ts'
import { deleteListing } from '../lifecycle/delete-listing.ts'
import { editListing } from '../lifecycle/edit-listing.ts'
import { giveFeedback } from '../lifecycle/give-feedback.ts'
import { removeImage } from '../lifecycle/remove-image.ts'
import { renewListing } from '../lifecycle/renew-listing.ts'
import { publishLimit, sendLimit } from '../publish/listing-limits.ts'
import { submitListing } from '../publish/submit-listing.ts'
import { countOwnListings, selectOwnCards } from './my-listings-queries.ts'

/** The routes of a person's own listings. */
export function ownListingsRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bindWriting(api, ctx, limits)
  bindMyListings(api, ctx, limits)
  bindLifecycle(api, ctx)
}

function bindWriting(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'publishListing', async ({ body, request, reply }) => {
    const owner = await getActorEvenLimited(ctx, request)
    enforceLimits(limits, [sendLimit], `person ${owner.id}`)
    const key = idempotencyKeyOf(request, body)
    const admit = await admissionOf(ctx, { limits, person: owner, limit: publishLimit })
    return {
      data: {
        post: await submitListing(ctx, { owner, input: body.post, key, signal: replyClosedSignal(reply), admit }),
      },
    }
  })
  bind(api, 'editListing', async ({ params, body, request, reply }) => {
    const owner = await getActorEvenLimited(ctx, request)
    enforceLimits(limits, [sendLimit], `person ${owner.id}`)
    const target = { owner, id: readId(params.id), key: idempotencyKeyOf(request, body) }
    const edit = { ...target, input: body.post, signal: replyClosedSignal(reply) }
    return { data: { post: await editListing(ctx, edit) } }
  })
  bind(api, 'removeImage', async ({ params, request }) => {
    const owner = await getActorEvenLimited(ctx, request)
    await removeImage(ctx, { owner, imageId: readId(params.imageId), key: idempotencyKeyOf(request, null) })
    return { data: null }
  })
}

function bindMyListings(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'listMyListings', async ({ query: { type: tab, page }, request, reply }) => {
    const owner = await getActorEvenLimited(ctx, request)
    const { cards, counts } = await listMyListings(ctx, { owner, tab, page })
    setPaginationHeader(reply, page, ownListingsPerPage, counts[tab])
    const today = await leftToday(ctx, { limits, person: owner, limit: publishLimit })
    const left = today && { left: today.left, max: today.max, more_at_utc: today.until.toISOString() }
    return { data: cards, counts, to_publish_today: left }
  })
}

function bindLifecycle(api: FastifyInstance, ctx: Context): void {
  bind(api, 'renewListing', async ({ params, request }) => {
    const owner = await getActorEvenLimited(ctx, request)
    return { data: { post: await renewListing(ctx, { owner, id: readId(params.id) }) } }
  })
  bind(api, 'giveFeedback', async ({ body, request }) => {
    const owner = await getActorEvenLimited(ctx, request)
    const { post_id: id, selected_option: option, conversation_id: receiver } = body.feedback
    const key = idempotencyKeyOf(request, body)
    return { data: { post: await giveFeedback(ctx, { owner, id, option, receiver, key }) } }
  })
  bind(api, 'deleteListing', async ({ params, request }) => {
    await deleteListing(ctx, { owner: await getActorEvenLimited(ctx, request), id: readId(params.id) })
    return { data: null }
  })
}

type MyListingsQuery = { owner: Person; tab: ListingTab; page: number }

type MyListings = { cards: Answer<'listMyListings'>; counts: Record<ListingTab, number> }

/** Returns one page of one's own listings of a tab, the newest first, with the counts of all three tabs. */
async function listMyListings(ctx: Context, { owner, tab, page }: MyListingsQuery): Promise<MyListings> {
  const size = ownListingsPerPage
  const [rows, counts, lists] = await Promise.all([
    selectOwnCards(ctx, { ownerId: owner.id, tab, size, offset: (page - 1) * size }),
    countOwnListings(ctx, owner.id),
    referenceListsOf(ctx),
  ])
  return { cards: rows.map((row) => serializeOwnCard(ctx, row, lists, ctx.clock.now())), counts }
}
