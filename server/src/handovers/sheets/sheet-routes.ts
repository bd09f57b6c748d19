import { noSheet } from '@reable/contract/handovers/sheets/rules'
import { readId } from '@reable/contract/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admissionOf, getActor, type Person } from '#accounts'
import { requireConversation } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { bind, enforceNetworkLimits, type Limits } from '#platform/http'
import { Refusal } from '#platform/refusal'
import { answerLinkLimit, handoverLimit } from '../handover-limits.ts'
import { findShownSheet, readerOf, type ShownSheet } from './find-shown-sheet.ts'
import { readHowItWent, sayHowItWent } from './how-it-went.ts'
import { listAgain } from './list-again.ts'
import { serializeSheet } from './serialize-sheet.ts'
import { findSheetOf } from './sheet-queries.ts'
import { tickSheet } from './tick-sheet.ts'

export function sheetRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'getSheet', async ({ params, request }) => {
    const person = await getActor(ctx, request)
    return { data: await serializeSheet(ctx, await sheetOf(ctx, { id: readId(params.id), person })) }
  })
  bind(api, 'tickSheet', async ({ params, body, request }) => {
    const person = await getActor(ctx, request)
    const wanted = { id: readId(params.id), person }
    const admit = await admissionOf(ctx, { limits, person, limit: handoverLimit })
    await inTransaction(ctx, async (ctx) => {
      const shown = await sheetOf(ctx, wanted)
      await admit(ctx)
      await tickSheet(ctx, shown, body)
    })
    return { data: await serializeSheet(ctx, await sheetOf(ctx, wanted)) }
  })
  linkRoutes(api, ctx, limits)
}

/** Refuses as not found a conversation that is not theirs, and one without a sheet. */
async function sheetOf(ctx: Context, { id, person }: { id: number; person: Person }): Promise<ShownSheet> {
  await requireConversation(ctx, { id, person })
  const sheet = await findSheetOf(ctx, id)
  const reader = sheet && readerOf(sheet, person.id)
  if (!(sheet && reader)) throw new Refusal('not_found', noSheet)
  return { sheet, reader, code: undefined }
}

/** By the code on a thing, or the link of a mail. */
function linkRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limited = {
    limit: async (request: FastifyRequest) => enforceNetworkLimits(limits, [answerLinkLimit], request),
  }
  const read = async (token: string) => ({ data: await serializeSheet(ctx, await findShownSheet(ctx, token)) })
  bind(api, 'readSheet', ({ body }) => read(body.token), limited)
  const tick = async (body: { token: string; ticks: string[]; wants_recalls?: boolean | undefined }) => {
    await tickSheet(ctx, await findShownSheet(ctx, body.token), body)
    return read(body.token)
  }
  bind(api, 'tickSheetByLink', ({ body }) => tick(body), limited)
  const again = async (request: FastifyRequest, token: string) => {
    await getActor(ctx, request)
    return { data: await listAgain(ctx, { token }) }
  }
  bind(api, 'readHowItWent', async ({ body }) => ({ data: await readHowItWent(ctx, body) }), limited)
  bind(api, 'sayHowItWent', async ({ body }) => ({ data: await sayHowItWent(ctx, body) }), limited)
  bind(api, 'listAgain', ({ body, request }) => again(request, body.token), limited)
}
