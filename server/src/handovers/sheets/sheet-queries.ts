import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'

type SheetRow = Selectable<Tables['handover_sheets']>

/** A sheet with what it shows of its listing and its meeting; their columns are null once they are there no more. */
export type Sheet = SheetRow & {
  title: string | null
  properties: Record<string, string> | null
  is_public: boolean | null
  deleted_at: Date | null
  held_at: Date | null
  listed_at: Date | null
  owner_id: number | null
  /** Whether its owner says still that somebody of here has it. */
  is_handed_over: boolean
  starts_at: Date | null
  place: string | null
}

const selectSheets = ({ db }: Context) =>
  db
    .selectFrom('handover_sheets as s')
    .leftJoin('listings as l', 'l.id', 's.listing_id')
    .leftJoin('meetings as m', 'm.conversation_id', 's.conversation_id')
    .selectAll('s')
    .select(['l.title', 'l.properties', 'l.is_public', 'l.deleted_at', 'l.held_at', 'l.created_at as listed_at'])
    .select(['l.owner_id', 'm.starts_at', 'm.place'])
    .select(sql<boolean>`coalesce(l.last_feedback = 'exchanged', false)`.as('is_handed_over'))
    // The program writes these as texts by their fields.
    .$narrowType<{ properties: Record<string, string> | null }>()

export const findSheetOf = async (ctx: Context, conversationId: number): Promise<Sheet | undefined> =>
  (await selectSheets(ctx).where('s.conversation_id', '=', conversationId).executeTakeFirst()) as Sheet | undefined

/** Whether a conversation has a sheet that has not ended. */
export async function hasSheet({ db }: Context, conversationId: number): Promise<boolean> {
  const sheet = db.selectFrom('handover_sheets').select('id').where('conversation_id', '=', conversationId)
  return (await sheet.where('ended_at', 'is', null).executeTakeFirst()) !== undefined
}

export const findSheet = async (ctx: Context, id: number): Promise<Sheet | undefined> =>
  (await selectSheets(ctx).where('s.id', '=', id).executeTakeFirst()) as Sheet | undefined

export const findSheetByDigest = async (ctx: Context, digest: Buffer): Promise<Sheet | undefined> =>
  (await selectSheets(ctx).where('s.token_hash', '=', digest).executeTakeFirst()) as Sheet | undefined

/** Stores the sheet of a conversation; one that had ended begins anew, with nothing ticked. Returns its id. */
export async function upsertSheet({ db }: Context, sheet: Insertable<Tables['handover_sheets']>): Promise<number> {
  const { id } = await db
    .insertInto('handover_sheets')
    .values(sheet)
    .onConflict((same) =>
      same.column('conversation_id').doUpdateSet({
        owner_ticks: sql`case when handover_sheets.ended_at is null then handover_sheets.owner_ticks else '{}' end`,
        receiver_ticks: sql`case when handover_sheets.ended_at is null then handover_sheets.receiver_ticks else '{}' end`,
        ended_at: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateSheet(
  { db }: Context,
  id: number,
  changes: Updateable<Tables['handover_sheets']>,
): Promise<void> {
  await db.updateTable('handover_sheets').set(changes).where('id', '=', id).execute()
}

/** Ends the sheet of a conversation, unless the thing was handed over by then. */
export async function updateSheetEnded({ db, clock }: Context, conversationId: number): Promise<void> {
  await db
    .updateTable('handover_sheets')
    .set({ ended_at: clock.now() })
    .where('conversation_id', '=', conversationId)
    .where('handed_over_at', 'is', null)
    .where('ended_at', 'is', null)
    .execute()
}

/** The sheets of a listing that are open, each with its meeting. */
export const selectOpenSheets = ({ db }: Context, listingId: number) =>
  db
    .selectFrom('handover_sheets as s')
    .leftJoin('meetings as m', 'm.conversation_id', 's.conversation_id')
    .selectAll('s')
    .select('m.starts_at')
    .where('s.listing_id', '=', listingId)
    .where('s.ended_at', 'is', null)
    .where('s.handed_over_at', 'is', null)
    .orderBy('s.id')
    .forUpdate('s')
    .execute()

/** The listings that are sold, given away or deleted while a sheet of theirs is open. */
export async function findUnresolved({ db }: Context, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('handover_sheets as s')
    .innerJoin('listings as l', 'l.id', 's.listing_id')
    .select('l.id')
    .distinct()
    .where('s.ended_at', 'is', null)
    .where('s.handed_over_at', 'is', null)
    .where('l.unsettled_until', 'is', null)
    .where((all) => all.or([all('l.last_feedback', 'is not', null), all('l.deleted_at', 'is not', null)]))
    .orderBy('l.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What somebody received or handed over by a sheet, for their own data. */
export const selectSheetsOf = ({ db }: Context, personId: number) =>
  db
    .selectFrom('handover_sheets as s')
    .leftJoin('listings as l', 'l.id', 's.listing_id')
    .select(['s.listing_id', 's.brand', 's.model', 's.created_at', 's.owner_ticks', 's.receiver_ticks'])
    .select(['s.wants_recalls', 's.handed_over_at', 's.ended_at', 's.fits', 's.as_described', 's.answered_at'])
    .where((all) => all.or([all('s.receiver_id', '=', personId), all('l.owner_id', '=', personId)]))
    .orderBy('s.id')
    .execute()

/** Takes somebody out of the sheets of what they received, with all that they said. */
export async function deleteReceiver({ db }: Context, personId: number): Promise<void> {
  const nothing = { receiver_ticks: [], wants_recalls: false, ask_at: null, fits: null, as_described: null }
  await db
    .updateTable('handover_sheets')
    .set({ ...nothing, receiver_id: null })
    .where('receiver_id', '=', personId)
    .execute()
}

/** Takes what somebody ticked out of the sheets of their own listings. */
export async function deleteOwnerTicks({ db }: Context, personId: number): Promise<void> {
  const theirs = db.selectFrom('listings').select('id').where('owner_id', '=', personId)
  await db.updateTable('handover_sheets').set({ owner_ticks: [] }).where('listing_id', 'in', theirs).execute()
}

/** The sheets whose receivers are to be asked how it went. */
export async function findDueSheets({ db, clock }: Context, limit: number): Promise<number[]> {
  const due = db.selectFrom('handover_sheets').select('id').where('ask_at', '<=', clock.now())
  return (await due.orderBy('ask_at').limit(limit).execute()).map(({ id }) => id)
}

/** Locks a sheet whose receiver is to be asked. Returns whether they still are: of two at once, one asks. */
export async function lockDueSheet({ db, clock }: Context, id: number): Promise<boolean> {
  const due = db.selectFrom('handover_sheets').select('id').where('id', '=', id).where('ask_at', '<=', clock.now())
  return (await due.forUpdate().executeTakeFirst()) !== undefined
}

/** Stores how it went. Returns whether nobody had said it before. */
export async function claimAnswer(
  { db, clock }: Context,
  id: number,
  said: { fits: boolean | null; as_described: boolean | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('handover_sheets')
    .set({ ...said, answered_at: clock.now() })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether somebody wants no mail about a conversation. */
export async function isMuted({ db }: Context, conversationId: number, personId: number): Promise<boolean> {
  const muted = db.selectFrom('participants').select('muted_at').where('conversation_id', '=', conversationId)
  return ((await muted.where('person_id', '=', personId).executeTakeFirst())?.muted_at ?? null) !== null
}
