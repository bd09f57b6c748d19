import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { hashToken } from '../tokens.ts'
import { getActor, readSessionHeaders } from './actor.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { deleteSessionsOf } from './session-queries.ts'

/** The devices that a person is signed in on. */
export function sessionRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listSessions', async ({ request }) => {
    const person = await getActor(ctx, request)
    return { data: await listSessions(ctx, { person, ...readSessionHeaders(request) }) }
  })
  bind(api, 'endSession', async ({ params, request }) => {
    await endSession(ctx, { person: await getActor(ctx, request), id: readId(params.id) })
    return { data: null }
  })
  bind(api, 'endOtherSessions', async ({ request }) => {
    const person = await getActor(ctx, request)
    await deleteSessionsOf(ctx, person.id, hashToken(readSessionHeaders(request).token))
    return { data: null }
  })
}
