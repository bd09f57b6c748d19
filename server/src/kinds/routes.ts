import { readId } from '@reable/contract/ids'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { admitVolunteers, requireVolunteer } from '#volunteers'
import { getKind } from './get-kind.ts'
import { getQuestion } from './get-question.ts'
import { listKinds } from './list-kinds.ts'
import { listVersions } from './list-versions.ts'
import { removeKind } from './remove-kind.ts'
import { changeCategory } from './save-category.ts'
import { changeCondition } from './save-condition.ts'
import { changeKind, createKind } from './save-kind.ts'
import { changeQuestion, createQuestion } from './save-question.ts'

/** Kinds of equipment, their questions and conditions: volunteers read them, stewards change them. */
export function kindsRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listKinds', async ({ request }) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await listKinds(ctx) }
  })
  bind(api, 'getKind', async ({ params, request }) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await getKind(ctx, readId(params.id)) }
  })
  bind(api, 'getQuestion', async ({ params, request }) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await getQuestion(ctx, params.name) }
  })
  const list = async ({ params, request }: BoundRequest<'listVersions'>) => {
    requireVolunteer(await actorOf(ctx, request))
    return { data: await listVersions(ctx, params) }
  }
  bind(api, 'listVersions', list, { authorize: admitVolunteers(ctx) })
  kindChanges(api, ctx)
  questionChanges(api, ctx)
}

/** Bodies from anyone but stewards are not read. */
const forStewards = (ctx: Context) => ({ authorize: admitVolunteers(ctx, 'change_kinds') })

function kindChanges(api: FastifyInstance, ctx: Context): void {
  const create = async ({ body, request }: BoundRequest<'createKind'>) => {
    const id = await createKind(ctx, { volunteer: await actorOf(ctx, request), fields: body })
    return { data: await getKind(ctx, id) }
  }
  bind(api, 'createKind', create, forStewards(ctx))
  const change = async ({ params, body: { version: seen, ...fields }, request }: BoundRequest<'changeKind'>) => {
    const id = readId(params.id)
    await changeKind(ctx, { volunteer: await actorOf(ctx, request), id, seen, fields })
    return { data: await getKind(ctx, id) }
  }
  bind(api, 'changeKind', change, forStewards(ctx))
  const remove = async ({ params, body, request }: BoundRequest<'removeKind'>) => {
    const id = readId(params.id)
    await removeKind(ctx, { volunteer: await actorOf(ctx, request), id, seen: body.version })
    return { data: { id } }
  }
  bind(api, 'removeKind', remove, forStewards(ctx))
}

function questionChanges(api: FastifyInstance, ctx: Context): void {
  const create = async ({ body: { kind_id: kindId, ...question }, request }: BoundRequest<'createQuestion'>) => {
    const name = await createQuestion(ctx, { volunteer: await actorOf(ctx, request), kindId, question })
    return { data: await getQuestion(ctx, name) }
  }
  bind(api, 'createQuestion', create, forStewards(ctx))
  const change = async ({ params, body, request }: BoundRequest<'changeQuestion'>) => {
    const { version: seen, ...question } = body
    await changeQuestion(ctx, { volunteer: await actorOf(ctx, request), name: params.name, seen, question })
    return { data: await getQuestion(ctx, params.name) }
  }
  bind(api, 'changeQuestion', change, forStewards(ctx))
  const changeOfCondition = async ({ params, body, request }: BoundRequest<'changeCondition'>) => {
    const { version: seen, ...fields } = body
    const volunteer = await actorOf(ctx, request)
    return { data: await changeCondition(ctx, { volunteer, id: readId(params.id), seen, fields }) }
  }
  bind(api, 'changeCondition', changeOfCondition, forStewards(ctx))
  const changeOfCategory = async ({ params, body, request }: BoundRequest<'changeCategory'>) => {
    const { version: seen, ...fields } = body
    const volunteer = await actorOf(ctx, request)
    return { data: await changeCategory(ctx, { volunteer, id: readId(params.id), seen, fields }) }
  }
  bind(api, 'changeCategory', changeOfCategory, forStewards(ctx))
}
