import type { Answer } from '@reable/contract/client'
import * as rules from '@reable/contract/handovers/sheets/rules'
import { whenLabel } from '@reable/contract/handovers/when'
import { nameByRole } from '@reable/contract/messages/conversation-rules'
import { catalogueOf, factsOf } from '#catalogue'
import { manualsOf } from '#manuals'
import { grantAccess, imageAnswer, picturesOf } from '#pictures'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { recallOfListing } from '#recalls'
import { findFirstName } from '../handover-queries.ts'
import type { ShownSheet } from './find-shown-sheet.ts'
import { sheetAddress, sheetCodeOf } from './sheet-links.ts'
import type { Sheet } from './sheet-queries.ts'

type SheetAnswer = Answer<'getSheet'>

/** Fields that stand elsewhere on a sheet, or tell of the home a thing was in. */
const leftOut = new Set(['cleaned', 'smoke_pet', 'handover_help', 'price_when_new'])

/** Serializes a sheet for one of its two, or for whoever holds the code: nothing of the two, then. */
export async function serializeSheet(ctx: Context, { sheet, reader, code }: ShownSheet): Promise<SheetAnswer> {
  const gone = whyGone(sheet)
  const isHolder = reader === 'holder'
  const { starts_at: startsAt, place } = sheet
  const [mine, theirs] =
    reader === 'receiver' ? [sheet.receiver_ticks, sheet.owner_ticks] : [sheet.owner_ticks, sheet.receiver_ticks]
  return {
    reader,
    state: stateOf(sheet),
    thing: gone ? null : await thingOf(ctx, sheet),
    gone: gone ?? null,
    with: isHolder || gone ? null : await partnerName(ctx, sheet, reader),
    meeting: isHolder || gone || !(startsAt && place) ? null : { when: whenLabel(startsAt), place },
    ticks: isHolder || gone ? { mine: [], theirs: [] } : { mine, theirs },
    may_tick: !isHolder && !gone && whyNotTick(ctx, sheet) === undefined,
    wants_recalls: reader === 'receiver' ? sheet.wants_recalls : null,
    code: codeAddress(ctx, sheet, code),
  }
}

function codeAddress(ctx: Context, { conversation_id: id }: Sheet, code: string | undefined): string | null {
  const known = code ?? (id === null ? undefined : sheetCodeOf(ctx, id))
  return known ? sheetAddress(ctx, known) : null
}

function stateOf(sheet: Sheet): SheetAnswer['state'] {
  if (sheet.ended_at) return 'ended'
  return sheet.handed_over_at ? 'handed_over' : 'open'
}

/** The sentence that says why a sheet has nothing to show; undefined while it has. */
export function whyGone(sheet: Sheet): string | undefined {
  if (sheet.listing_id === null) return rules.thingForgotten
  if (sheet.deleted_at) return rules.thingDeleted
  if (sheet.held_at) return rules.thingHidden
  return sheet.ended_at ? rules.sheetEnded : undefined
}

/** The sentence that says why a sheet cannot be ticked any more; undefined while it can. */
export function whyNotTick({ clock }: Pick<Context, 'clock'>, sheet: Sheet): string | undefined {
  const until = sheet.starts_at && sheet.starts_at.getTime() + rules.tickDays * day
  return until && until > clock.now().getTime() ? undefined : rules.sheetClosed
}

async function partnerName(ctx: Context, sheet: Sheet, reader: rules.SheetReader): Promise<string> {
  const [id, role] = reader === 'owner' ? [sheet.receiver_id, 'buyer' as const] : [sheet.owner_id, 'owner' as const]
  return (id && (await findFirstName(ctx, id))) || nameByRole[role]
}

async function thingOf(ctx: Context, sheet: Sheet): Promise<SheetAnswer['thing']> {
  const { types } = await catalogueOf(ctx)
  const type = types.get(sheet.equipment_type_id)
  const properties = sheet.properties ?? {}
  const listingId = sheet.listing_id as number
  const [cover] = (await picturesOf(ctx, [listingId])).get(listingId) ?? []
  const title = sheet.title ?? ''
  const facts = type ? factsOf(type, properties).filter(({ field_name: name }) => !leftOut.has(name)) : []
  return {
    title,
    kind: type?.name ?? '',
    equipment_type_id: sheet.equipment_type_id,
    picture: cover ? imageAnswer(cover, title, sheet.is_public ? '' : grantAccess(ctx, cover)) : null,
    facts: facts.filter((fact) => !isOfBattery(fact)).map(labelled),
    cleaned: properties.cleaned ?? null,
    manuals: await manualsOf(ctx, properties),
    recall: await recallOfListing(ctx, listingId),
    battery: {
      facts: facts.filter(isOfBattery).map(labelled),
      properties: Object.fromEntries(Object.entries(properties).filter(([name]) => name.startsWith('battery_'))),
    },
  }
}

type NamedFact = { field_name: string; label: string; value: string }

const isOfBattery = ({ field_name: name }: NamedFact) => /^(battery|charger)_/.test(name)
const labelled = ({ label, value }: NamedFact) => ({ label, value })
