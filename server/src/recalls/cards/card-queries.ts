import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { insertVersion } from '#versions'
import { brandKeysOf } from '../matching/keys.ts'
import type { Card, CardFields, StoredCard } from './card.ts'

/** As many as a page of the room shows, and far more than a community writes. */
const mostCards = 500
/** The statement for the cards whose brand may be named by these words. */
export const cardsFor = (keys: string[]) => sql<Card>`
  select id, fields from recall_cards where not withdrawn and keys && ${keys}::text[] order by id limit ${mostCards}`

/** The cards whose brand may be named by these words. */
export const selectCardsFor = async ({ db }: Context, keys: string[]): Promise<Card[]> =>
  (await cardsFor(keys).execute(db)).rows

/** These cards, without those that are withdrawn. */
export async function selectCards(ctx: Context, ids: number[]): Promise<Card[]> {
  if (!ids.length) return []
  return rowsOf(
    ctx,
    sql<Card>`select id, fields from recall_cards where not withdrawn and id = any(${ids}::bigint[]) order by id`,
  )
}

/** A card that is withdrawn; undefined while it is in force. */
export const findWithdrawnCard = ({ db }: Context, id: number) =>
  db
    .selectFrom('recall_cards')
    .select(['version', sql<CardFields>`fields`.as('fields')])
    .where('id', '=', id)
    .where('withdrawn', '=', true)
    .executeTakeFirst()

/** The version of a card, withdrawn or not; undefined where there is none. */
export async function findCardVersion({ db }: Context, id: number): Promise<number | undefined> {
  const card = db.selectFrom('recall_cards').select('version').where('id', '=', id)
  return (await card.executeTakeFirst())?.version
}

type CardToWrite = { fields: CardFields; withdrawn: boolean; version: number; volunteerId: number | null }

const cardRow = ({ clock }: Context, { fields, withdrawn, version }: CardToWrite) => ({
  ...{ version, withdrawn, fields: JSON.stringify(fields), keys: brandKeysOf(fields.brands) },
  updated_at: clock.now(),
})

/** Writes a card; undefined where one that comes with the program is there already. */
export async function insertCard(
  ctx: Context,
  { delivered, ...card }: CardToWrite & { delivered?: string },
): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('recall_cards')
    .values({ ...cardRow(ctx, card), delivered: delivered ?? null })
    .onConflict((same) => same.column('delivered').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await keepVersion(ctx, row.id, card)
  return row?.id
}

/** Writes the next version of a card; false where its version is another one by now. */
export async function updateCard(ctx: Context, id: number, card: CardToWrite): Promise<boolean> {
  const updated = await ctx.db
    .updateTable('recall_cards')
    .set(cardRow(ctx, card))
    .where('id', '=', id)
    .where('version', '=', card.version - 1)
    .executeTakeFirst()
  if (!updated.numUpdatedRows) return false
  await keepVersion(ctx, id, card)
  return true
}

const keepVersion = (ctx: Context, id: number, { fields, withdrawn, version, volunteerId }: CardToWrite) =>
  insertVersion(ctx, {
    document: { kind: 'recall_card', key: id },
    version,
    fields: { ...fields, withdrawn },
    changedBy: volunteerId,
    at: ctx.clock.now(),
  })

const stored = ({ db }: Context) =>
  db
    .selectFrom('recall_cards as now')
    .innerJoin('versions as written', (join) =>
      join
        .on('written.kind', '=', 'recall_card')
        .on('written.key', '=', sql<string>`now.id::text`)
        .onRef('written.version', '=', 'now.version'),
    )
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['now.id', 'now.version', 'now.withdrawn', 'written.changed_at', 'people.email as changed_by'])
    .select(sql<CardFields>`now.fields`.as('fields'))
    .$narrowType<{ changed_at: Date }>()

/** All cards as they stand, the newest change first. */
export const selectStoredCards = (ctx: Context): Promise<StoredCard[]> =>
  stored(ctx)
    .orderBy('now.withdrawn')
    .orderBy('now.updated_at', 'desc')
    .orderBy('now.id', 'desc')
    .limit(mostCards)
    .execute()

export const findStoredCard = (ctx: Context, id: number): Promise<StoredCard | undefined> =>
  stored(ctx).where('now.id', '=', id).executeTakeFirst()

/** How many public listings match each card. */
export async function countMatches({ db }: Context): Promise<Map<number, { recalled: number; possible: number }>> {
  const { rows } = await sql<{ card: number; recalled: number; possible: number }>`
    select card, count(*) filter (where card = any(c.strong)) as recalled, count(*) filter (where card = any(c.possible)) as possible
    from recall_checks c join listings l on l.id = c.listing_id and l.deleted_at is null and l.active
    cross join lateral unnest(c.strong || c.possible) card
    where c.strong <> '{}' or c.possible <> '{}' group by card`.execute(db)
  return new Map(rows.map(({ card, ...counts }) => [Number(card), counts]))
}
