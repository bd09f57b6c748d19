import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind, holdTo, type Limits, networkOf } from '#platform/http'
import { giveFeedbackByLink } from './give-feedback-by-link.ts'
import { linkLimits } from './listing-limits.ts'
import { renewByLink } from './renew-by-link.ts'
import { undoFeedbackByLink } from './undo-feedback-by-link.ts'

/** What the links of mails lead to. Nobody needs to be signed in: the token says which listing it is. */
export function linkRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'giveFeedbackByLink', async ({ body, request }) => {
    holdTo(limits, linkLimits, networkOf(request))
    return { data: await giveFeedbackByLink(ctx, { token: body.feedback_token }) }
  })
  bind(api, 'undoFeedbackByLink', async ({ body, request }) => {
    holdTo(limits, linkLimits, networkOf(request))
    return { data: await undoFeedbackByLink(ctx, { token: body.feedback_token }) }
  })
  bind(api, 'renewByLink', async ({ body, request }) => {
    holdTo(limits, linkLimits, networkOf(request))
    return { data: await renewByLink(ctx, { token: body.post_renew_token }) }
  })
}
