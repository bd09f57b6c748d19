import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { getActor } from '../sessions/actor.ts'
import { findFirstName, updateFirstName } from './first-name-queries.ts'
import type { Person } from './people.ts'

/** The routes of the first name that a person lets buyers see. */
export function firstNameRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'getFirstName', async ({ request }) => {
    const person = await getActor(ctx, request)
    return { data: { first_name: (await findFirstName(ctx, person.id)) ?? '' } }
  })
  bind(api, 'setFirstName', async ({ body, request }) => {
    await setFirstName(ctx, { person: await getActor(ctx, request), firstName: body.first_name })
    return { data: body }
  })
}

/** Sets the first name that buyers see of a person; an empty one removes it. */
export const setFirstName = (
  ctx: Context,
  { person, firstName }: { person: Pick<Person, 'id'>; firstName: string },
): Promise<void> => updateFirstName(ctx, { personId: person.id, firstName: firstName || null })
