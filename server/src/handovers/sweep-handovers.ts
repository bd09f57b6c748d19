import { askAfterDays } from '@reable/contract/handovers/sheets/rules'
import { findPersonById } from '#accounts'
import { lockAnyListing } from '#listings'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { announce } from './announce.ts'
import { howItWentEmail } from './emails/how-it-went-email.tsx'
import { endHandovers } from './end-handovers.ts'
import { findEndedListings } from './ended-queries.ts'
import { lockScopeOf } from './handover-scope.ts'
import { findDueReminders, updateMeeting } from './meetings/meeting-queries.ts'
import { freeListing } from './promises/end-promise.ts'
import { findDuePromises, findPromise, type Promised, updatePromiseReminded } from './promises/promise-queries.ts'
import { notifySoon } from './recalls/check-received.ts'
import { sealHowItWent } from './sheets/how-it-went-links.ts'
import { whyGone } from './sheets/serialize-sheet.ts'
import {
  findDueSheets,
  findSheet,
  findUnresolved,
  isMuted,
  lockDueSheet,
  selectOpenSheets,
  updateSheet,
} from './sheets/sheet-queries.ts'
import { findThing } from './sheets/thing-queries.ts'

/** What one run processes of a kind; the rest follows in the next. */
const batch = 200

/**
 * Ends and reminds what is due: all about listings that are gone, promises that lapse, meetings. It goes by what is due now, never
 * by what it did before: it may run late, twice, or at the same time on two machines.
 */
export async function sweepHandovers(ctx: Context): Promise<void> {
  await forEach(ctx, await findEndedListings(ctx, batch), (ctx, id) => endHandovers(ctx, id))
  const promises = await findDuePromises(ctx, batch)
  await forEach(ctx, promises, (ctx, promise) => sweepPromise(ctx, promise))
  await forEach(ctx, await findUnresolved(ctx, batch), (ctx, id) => resolveSheets(ctx, id))
  await forEach(ctx, await findDueSheets(ctx, batch), (ctx, id) => askHowItWent(ctx, id))
  await forEach(ctx, await findDueReminders(ctx, batch), (ctx, id) => remindOfMeeting(ctx, id))
}

/** Does each in a transaction of its own: a failure does not stop the others. */
async function forEach<Item>(
  ctx: Context,
  items: Item[],
  work: (ctx: Context, item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    try {
      await inTransaction(ctx, (ctx) => work(ctx, item))
    } catch (err) {
      ctx.log.error({ err }, 'a handover could not be looked after; the next run tries again')
    }
  }
}

/** Reminds both of a meeting, once: a clock that is set back changes nothing. */
async function remindOfMeeting(ctx: Context, conversationId: number): Promise<void> {
  const scope = await lockScopeOf(ctx, conversationId)
  const { starts_at: startsAt, place, remind_at: remindAt } = scope?.meeting ?? {}
  const now = ctx.clock.now()
  if (remindAt && remindAt > now) return
  await updateMeeting(ctx, conversationId, { remind_at: null })
  if (scope && remindAt && startsAt && startsAt > now)
    await announce(ctx, scope, { name: 'meeting_reminder', starts_at: startsAt.toISOString(), place })
}

/** Looks after a promise that is due: lets it lapse, or reminds both. */
async function sweepPromise(ctx: Context, { conversation_id: id }: Promised): Promise<void> {
  const scope = await lockScopeOf(ctx, id)
  const { listing, promise } = scope ?? {}
  // It may have ended since it was found.
  if (!(scope && listing && promise) || promise.conversation_id !== id || promise.handed_over_at) return
  const now = ctx.clock.now()
  const until = promise.until.toISOString()
  if (promise.until <= now) await freeListing(ctx, scope, { name: 'promise_lapsed' })
  else if (promise.remind_at && promise.remind_at <= now) {
    await updatePromiseReminded(ctx, id)
    await announce(ctx, scope, { name: 'promise_reminder', until })
  }
}

/**
 * Asks the receiver of a sheet that is due how it went, once: the mail and the mark that it was written are one transaction. Nobody is
 * asked of what is gone, was listed again by its owner, or in a conversation that they muted.
 */
async function askHowItWent(ctx: Context, sheetId: number): Promise<void> {
  if (!(await lockDueSheet(ctx, sheetId))) return
  await updateSheet(ctx, sheetId, { ask_at: null })
  const sheet = await findSheet(ctx, sheetId)
  const receiver = sheet?.receiver_id ? await findPersonById(ctx, sheet.receiver_id) : undefined
  if (!(sheet && receiver?.confirmed) || whyGone(sheet) || !sheet.is_handed_over) return
  if (sheet.conversation_id !== null && (await isMuted(ctx, sheet.conversation_id, receiver.id))) return
  const token = sealHowItWent(ctx, { sheetId, personId: receiver.id, email: receiver.email })
  const answerUrl = `${ctx.config.http.publicUrl}/handover/after?token=${token}`
  await queueMail(ctx, await howItWentEmail(ctx, { to: receiver.email, title: sheet.title ?? '', answerUrl }))
}

type OpenSheet = Awaited<ReturnType<typeof selectOpenSheets>>[number]

/**
 * Resolves the sheets of a listing that is sold, given away or deleted: that of its receiver is handed over, the others end. Where nobody can
 * tell who received it, all of them stay to be read, and nobody is asked how it went.
 */
async function resolveSheets(ctx: Context, listingId: number): Promise<void> {
  const listing = await lockAnyListing(ctx, { id: listingId })
  const sheets = await selectOpenSheets(ctx, listingId)
  const now = ctx.clock.now()
  const met = sheets.filter(({ starts_at: startsAt }) => startsAt && startsAt <= now)
  const isHere = listing.last_feedback === 'exchanged' && !listing.deleted_at
  const receiver = isHere ? await receiverOf(ctx, { listingId, sheets, met }) : undefined
  for (const sheet of sheets) {
    const askAt = { ask_at: new Date(now.getTime() + askAfterDays * day) }
    if (sheet === receiver) await handOver(ctx, { listingId, sheet, changes: askAt })
    else if (isHere && !receiver && (met.includes(sheet) || !sheet.starts_at)) await handOver(ctx, { listingId, sheet })
    else await updateSheet(ctx, sheet.id, { ended_at: now })
  }
}

type HandedOver = { listingId: number; sheet: OpenSheet; changes?: { ask_at: Date } }

/** What a recall goes by is stored as it stands now: its owner may have found the model since. */
async function handOver(ctx: Context, { listingId, sheet, changes }: HandedOver): Promise<void> {
  const thing = await findThing(ctx, listingId)
  await updateSheet(ctx, sheet.id, { ...thing, ...changes, handed_over_at: ctx.clock.now() })
  if (sheet.wants_recalls && sheet.receiver_id !== null) await notifySoon(ctx, [sheet.receiver_id])
}

type Candidates = { listingId: number; sheets: OpenSheet[]; met: OpenSheet[] }

/** Whose promise was fulfilled; else the only one who was met, or the only one of these who ticked something. */
async function receiverOf(ctx: Context, { listingId, sheets, met }: Candidates): Promise<OpenSheet | undefined> {
  const promise = await findPromise(ctx, listingId)
  if (promise) return sheets.find((sheet) => sheet.conversation_id === promise.conversation_id)
  const ticked = met.filter((sheet) => sheet.receiver_ticks.length || sheet.wants_recalls)
  if (met.length === 1) return met[0]
  return ticked.length === 1 ? ticked[0] : undefined
}
