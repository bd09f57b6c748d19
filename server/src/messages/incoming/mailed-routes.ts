import type { FastifyInstance } from 'fastify'
import { getActor } from '#accounts'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { isMailStopped, resumeMail } from '#platform/mail'
import { lookAtMailed, postMailed } from './mailed-message.ts'

/** The questions about mails that came in somebody's name, by the links of mails; and whether mail reaches them. */
export function mailedRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'lookAtMailedMessage', async ({ body }) => ({ data: await lookAtMailed(ctx, body) }))
  bind(api, 'postMailedMessage', async ({ body }) => ({ data: await postMailed(ctx, body) }))
  bind(api, 'getMailDelivery', async ({ request }) => {
    const { email, confirmed } = await getActor(ctx, request)
    return { data: { stopped: confirmed && (await isMailStopped(ctx, email)) } }
  })
  bind(api, 'resumeMailDelivery', async ({ request }) => {
    const { email, confirmed } = await getActor(ctx, request)
    // An address that nobody confirmed may be a stranger's, whose mail server said no.
    if (confirmed) await resumeMail(ctx, email)
    return { data: { stopped: false } }
  })
}
