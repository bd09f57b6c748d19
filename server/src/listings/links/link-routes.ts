import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, enforceNetworkLimits, type Limits } from '#platform/http'
import { linkLimits } from '../publish/listing-limits.ts'
import { giveFeedbackByLink } from './give-feedback-by-link.ts'
import { renewByLink, undoRenewByLink } from './renew-by-link.ts'
import { undoFeedbackByLink } from './undo-feedback-by-link.ts'

/** The routes behind the links of mails. Nobody needs to be signed in: the token identifies the listing. */
export function linkRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limited = { limit: async (request: FastifyRequest) => enforceNetworkLimits(limits, linkLimits, request) }
  const give = async ({ body }: BoundRequest<'giveFeedbackByLink'>) => {
    return { data: await giveFeedbackByLink(ctx, { token: body.feedback_token }) }
  }
  bind(api, 'giveFeedbackByLink', give, limited)
  const undo = async ({ body }: BoundRequest<'undoFeedbackByLink'>) => {
    return { data: await undoFeedbackByLink(ctx, { token: body.feedback_token }) }
  }
  bind(api, 'undoFeedbackByLink', undo, limited)
  const renew = async ({ body }: BoundRequest<'renewByLink'>) => {
    return { data: await renewByLink(ctx, { token: body.post_renew_token }) }
  }
  bind(api, 'renewByLink', renew, limited)
  const undoRenewal = async ({ body }: BoundRequest<'undoRenewByLink'>) => {
    return { data: await undoRenewByLink(ctx, { token: body.post_renew_token }) }
  }
  bind(api, 'undoRenewByLink', undoRenewal, limited)
}
