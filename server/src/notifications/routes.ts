import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { getActorEvenLimited } from '#accounts'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { createNotification } from './create-notification.ts'
import { endNotification } from './delete-notification.ts'
import { listMyNotifications } from './list-my-notifications.ts'
import { listNotifications } from './list-notifications.ts'
import { unsubscribe } from './unsubscribe.ts'

export function notificationsRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listNotifications', async ({ query }) => ({ data: await listNotifications(ctx, query) }))
  bind(api, 'listMyNotifications', async ({ request }) => ({
    data: await listMyNotifications(ctx, { person: await getActorEvenLimited(ctx, request) }),
  }))
  bind(api, 'createNotification', async ({ body: { notification }, request }) => {
    const person = await getActorEvenLimited(ctx, request)
    const { category_id: categoryId, equipment_type_id: typeId } = notification
    return { data: await createNotification(ctx, { person, categoryId, typeId }) }
  })
  bind(api, 'deleteNotification', async ({ params, request }) => {
    await endNotification(ctx, { person: await getActorEvenLimited(ctx, request), id: readId(params.id) })
    return { data: null }
  })
  // No limit: a mail provider unsubscribes for many from one network, and no token can be guessed.
  bind(api, 'unsubscribe', async ({ body }) => ({ data: await unsubscribe(ctx, body) }))
}
