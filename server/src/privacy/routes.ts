import type { FastifyInstance } from 'fastify'
import { getActorEvenBanned, requireNotLimited } from '#accounts'
import { hour, minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, countPagesForAccount, enforceLimitsExactly, type Limit, type Limits } from '#platform/http'
import { closeAccount } from './close-account.ts'
import { downloadMyData } from './download-my-data.ts'

/** Per person. */
export const downloads: Limit = { name: 'downloads of my data', max: 10, milliseconds: hour }
/** Per person: each try may be a guess at the password. */
export const closings: Limit = { name: 'tries to close an account', max: 10, milliseconds: 15 * minute }

export function privacyRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'downloadMyData', async ({ request }) => {
    const person = requireNotLimited(await getActorEvenBanned(ctx, request))
    await enforceLimitsExactly(ctx, limits, [downloads], `person ${person.id}`)
    return { data: await downloadMyData(ctx, person) }
  })
  bind(api, 'closeAccount', async ({ request, body }) => {
    const person = requireNotLimited(await getActorEvenBanned(ctx, request))
    await enforceLimitsExactly(ctx, limits, [closings], `person ${person.id}`)
    const { current_password: currentPassword, email } = body.user
    await closeAccount(ctx, { person, currentPassword, email })
    countPagesForAccount(request, null)
    return { data: null }
  })
}
