import type { Answer } from '@reable/contract/client'
import { checksFor } from '@reable/contract/handovers/sheets/checks'
import {
  howItWentInvalid,
  howItWentMissing,
  howItWentSaid,
  noSheet,
  propertiesForAgain,
  sheetReadOnly,
  tickUnknown,
} from '@reable/contract/handovers/sheets/rules'
import { readId } from '@reable/contract/ids'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { admissionOf, findPersonById, getActor, type Person } from '#accounts'
import { catalogueOf } from '#catalogue'
import { requireConversation } from '#messages'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { bind, enforceNetworkLimits, type Limits } from '#platform/http'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { answerLinkLimit, handoverLimit } from '../handover-limits.ts'
import { notifySoon } from '../recalls/check-received.ts'
import { findShownSheet, readerOf, type ShownSheet } from './find-shown-sheet.ts'
import { unsealHowItWent } from './how-it-went-links.ts'
import { serializeSheet, whyGone, whyNotTick } from './serialize-sheet.ts'
import { sealSheetLink } from './sheet-links.ts'
import { claimAnswer, findSheet, findSheetOf, type Sheet, updateSheet } from './sheet-queries.ts'

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

type HowItWentAnswer = Answer<'readHowItWent'>

/** Says what the link of the mail that asks is about. It changes nothing. Refuses as invalid a token that is none. */
async function readHowItWent(ctx: Context, { token }: { token: string }): Promise<HowItWentAnswer> {
  return describe(ctx, await sheetAsked(ctx, token))
}

type Said = { token: string; fits?: boolean | undefined; as_described?: boolean | undefined }

/** Stores once how it went. Refuses as invalid what says nothing, as a conflict the second answer. */
function sayHowItWent(ctx: Context, { token, fits, as_described }: Said): Promise<HowItWentAnswer> {
  return inTransaction(ctx, async (ctx) => {
    const { sheet } = await sheetAsked(ctx, token)
    if (fits === undefined && as_described === undefined)
      throw new Refusal('invalid', howItWentMissing, { errors: { fits: [howItWentMissing] } })
    const said = { fits: fits ?? null, as_described: as_described ?? null }
    if (!(await claimAnswer(ctx, sheet.id, said))) throw new Refusal('conflict', howItWentSaid)
    return describe(ctx, await sheetAsked(ctx, token))
  })
}

type Asked = { sheet: Sheet; receiver: Person }

async function sheetAsked(ctx: Context, token: string): Promise<Asked> {
  const link = unsealHowItWent(ctx, await unlessRevoked(ctx, token))
  const receiver = link && (await findPersonById(ctx, link.personId))
  const sheet = receiver && link.isFor(receiver.email) ? await findSheet(ctx, link.sheetId) : undefined
  if (!receiver || sheet?.receiver_id !== receiver.id)
    throw new Refusal('invalid', howItWentInvalid, { errors: { token: [howItWentInvalid] } })
  return { sheet, receiver }
}

/** Whom it does not fit may list it again, by a token that opens the sheet for them. */
function describe(ctx: Context, { sheet, receiver }: Asked): HowItWentAnswer {
  const { id: personId, email } = receiver
  const link = { sheetId: sheet.id, personId, email, meetingAt: ctx.clock.now() }
  return {
    title: sheet.title ?? '',
    said: sheet.answered_at !== null,
    again: sheet.fits === false ? sealSheetLink(ctx, link) : null,
  }
}

/**
 * Returns what a new listing of this thing is filled in with: its kind, its title and its measures, nothing of who had it before. Refuses as
 * invalid a token that is none, as a conflict a sheet that has nothing to show.
 */
async function listAgain(ctx: Context, { token }: { token: string }): Promise<Answer<'listAgain'>> {
  const { sheet } = await findShownSheet(ctx, token)
  const why = whyGone(sheet)
  if (why) throw new Refusal('conflict', why)
  const { types, categories } = await catalogueOf(ctx)
  const type = types.get(sheet.equipment_type_id)
  const hidden = new Set(type?.fields.filter((field) => field.private).map(({ name }) => name))
  const properties = Object.entries(sheet.properties ?? {}).filter(([name]) => !hidden.has(name))
  const since = ctx.clock.now().getTime() - (sheet.listed_at ?? sheet.created_at).getTime()
  return {
    equipment_type: {
      id: sheet.equipment_type_id,
      name: type?.name ?? '',
      category: (type && categories.get(type.categoryId)?.name) ?? '',
    },
    title: sheet.title ?? '',
    properties: propertiesForAgain(Object.fromEntries(properties), { monthsSince: Math.floor(since / (30.44 * day)) }),
  }
}

type Ticked = { ticks: string[]; wants_recalls?: boolean | undefined }

/**
 * Stores what one of the two ticked; each has their own. Refuses as forbidden whoever only holds the code, as a conflict once the sheet has ended or
 * the meeting is long over, and as invalid a check that is not on it.
 */
async function tickSheet(ctx: Context, { sheet, reader }: ShownSheet, ticked: Ticked): Promise<void> {
  if (reader === 'holder') throw new Refusal('forbidden', sheetReadOnly)
  const why = whyGone(sheet) ?? whyNotTick(ctx, sheet)
  if (why) throw new Refusal('conflict', why)
  const known = checksFor(sheet.equipment_type_id).map(({ name }) => name)
  if (ticked.ticks.some((name) => !known.includes(name)))
    throw new Refusal('invalid', tickUnknown, { errors: { ticks: [tickUnknown] } })
  const ticks = known.filter((name) => ticked.ticks.includes(name))
  if (reader === 'owner') return updateSheet(ctx, sheet.id, { owner_ticks: ticks })
  const { wants_recalls: wantsRecalls = sheet.wants_recalls } = ticked
  return inTransaction(ctx, async (ctx) => {
    await updateSheet(ctx, sheet.id, { receiver_ticks: ticks, wants_recalls: wantsRecalls })
    const isNew = wantsRecalls && !sheet.wants_recalls && sheet.handed_over_at !== null
    if (isNew && sheet.receiver_id !== null) await notifySoon(ctx, [sheet.receiver_id])
  })
}
