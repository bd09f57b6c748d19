import { readId } from '@reable/contract/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getActorEvenLimited } from '#accounts'
import type { Context } from '#platform/context'
import { bind, enforceLimits, type Limits } from '#platform/http'
import { listSaved } from './list-saved.ts'
import { lookAtSaved } from './look-at-saved.ts'
import { saveListing } from './save-listing.ts'
import { saveLimit } from './saved-limits.ts'
import { selectSavedIds } from './saved-queries.ts'
import { setSavedMails } from './set-saved-mails.ts'
import { stopSavedMails } from './stop-saved-mails.ts'
import { takeAlongSaved } from './take-along-saved.ts'
import { unsaveListing } from './unsave-listing.ts'

export function savedRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const getSaver = async (request: FastifyRequest) => {
    const person = await getActorEvenLimited(ctx, request)
    enforceLimits(limits, [saveLimit], `person ${person.id}`)
    return person
  }
  bind(api, 'listSaved', async ({ request }) => {
    const { saved, mails } = await listSaved(ctx, { person: await getActorEvenLimited(ctx, request) })
    return { data: saved, mails }
  })
  bind(api, 'listSavedIds', async ({ request }) => ({
    data: await selectSavedIds(ctx, (await getActorEvenLimited(ctx, request)).id),
  }))
  bind(api, 'lookAtSaved', async ({ query }) => ({ data: await lookAtSaved(ctx, { ids: query.post_ids }) }))
  bind(api, 'saveListing', async ({ params, request }) => {
    await saveListing(ctx, { person: await getSaver(request), id: readId(params.id) })
    return { data: null }
  })
  bind(api, 'unsaveListing', async ({ params, request }) => {
    await unsaveListing(ctx, { person: await getSaver(request), id: readId(params.id) })
    return { data: null }
  })
  bind(api, 'takeAlongSaved', async ({ body, request }) => ({
    data: await takeAlongSaved(ctx, { person: await getSaver(request), posts: body.posts }),
  }))
  bind(api, 'setSavedMails', async ({ body, request }) => {
    await setSavedMails(ctx, { person: await getActorEvenLimited(ctx, request), wanted: body.wanted })
    return { data: null }
  })
  // No limit: a mail provider unsubscribes for many from one network, and no token can be guessed.
  bind(api, 'stopSavedMails', async ({ body }) => {
    await stopSavedMails(ctx, body)
    return { data: null }
  })
}
