import type { Person } from '#accounts'
import { catalogueOf } from '#catalogue'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay } from '#volunteers'
import { checkCardSoon } from '../checks/check-card.ts'
import { updateNoticeDecided } from '../file/notice-queries.ts'
import type { CardFields, StoredCard } from './card.ts'
import { findStoredCard, insertCard, updateCard } from './card-queries.ts'

type NewCard = { volunteer: Person | undefined; fields: CardFields; notice?: string | undefined }

/** A steward writes a card; all listings are compared with it soon. Refuses as `requireMay` does, and as invalid an unknown kind. */
export async function writeCard(ctx: Context, { fields, notice, ...input }: NewCard): Promise<StoredCard> {
  const volunteer = await requireMay(ctx, input.volunteer, 'change_recall')
  await requireKnownTypes(ctx, fields)
  return inTransaction(ctx, async (ctx) => {
    const card = { fields, withdrawn: false, version: 1, volunteerId: volunteer.id }
    const id = (await insertCard(ctx, card)) as number
    if (notice) await updateNoticeDecided(ctx, notice, { cardId: id })
    await recordAct(ctx, { volunteer, act: 'change_recall', subject: { kind: 'recall', id }, after: { version: 1 } })
    await checkCardSoon(ctx, { cardId: id, version: 1 })
    return newestOf(ctx, id)
  })
}

type Change = { volunteer: Person | undefined; id: number; fields: CardFields; withdrawn: boolean; version: number }

/**
 * A steward changes a card as they saw it at `version`, withdraws it, or takes an older version up again. Refuses as `requireMay` does, as
 * not found an unknown one, as a conflict one that was changed since, and as invalid an unknown kind.
 */
export async function changeCard(ctx: Context, { id, fields, ...change }: Change): Promise<StoredCard> {
  const volunteer = await requireMay(ctx, change.volunteer, 'change_recall')
  await requireKnownTypes(ctx, fields)
  return inTransaction(ctx, async (ctx) => {
    const before = await newestOf(ctx, id)
    const version = change.version + 1
    const card = { fields, withdrawn: change.withdrawn, version, volunteerId: volunteer.id }
    if (!(await updateCard(ctx, id, card)))
      throw new Refusal('conflict', 'Another volunteer has changed this recall since you opened it.')
    await recordAct(ctx, {
      ...{ volunteer, act: 'change_recall', subject: { kind: 'recall', id } },
      before: { version: before.version, withdrawn: before.withdrawn },
      after: { version, withdrawn: change.withdrawn },
    })
    await checkCardSoon(ctx, { cardId: id, version })
    return newestOf(ctx, id)
  })
}

async function newestOf(ctx: Context, id: number): Promise<StoredCard> {
  const newest = await findStoredCard(ctx, id)
  if (!newest) throw new Refusal('not_found', 'There is no such recall.')
  return newest
}

async function requireKnownTypes(ctx: Context, { equipment_type_ids: ids }: CardFields): Promise<void> {
  const { types } = await catalogueOf(ctx)
  if (ids.every((id) => types.has(id))) return
  const message = 'Kinds: one of these equipment types is not known here'
  throw new Refusal('invalid', message, { errors: { equipment_type_ids: [message] } })
}
