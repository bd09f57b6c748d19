import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { findFileState } from '../file/file-queries.ts'
import { countOpenNotices } from '../file/notice-queries.ts'
import { dayWords } from '../lookup/day-words.ts'
import type { Card, StoredCard } from './card.ts'
import { countMatches, selectStoredCards } from './card-queries.ts'

type Stored = Answer<'writeRecallCard'>

/** Lists every card and how the file is, for volunteers. */
export async function listCards(ctx: Context, { volunteer }: { volunteer: Person | undefined }) {
  requireVolunteer(volunteer)
  const [cards, counts, file, waiting] = await Promise.all([
    selectStoredCards(ctx),
    countMatches(ctx),
    findFileState(ctx),
    countOpenNotices(ctx),
  ])
  return {
    data: cards.map((card) => serializeStored(card, counts.get(card.id))),
    file: {
      checked: file?.checked_on ? dayWords(file.checked_on) : null,
      rows: file?.row_count ?? 0,
      failure: file?.failure ?? null,
      failed_at_utc: file?.failed_at?.toISOString() ?? null,
    },
    waiting,
  }
}

/** A recall as everyone reads it. */
export function serializeCard({ id, fields: { equipment_type_ids: _, ...fields } }: Card) {
  return { id, ...fields }
}

export const serializeStored = (card: StoredCard, counts = { recalled: 0, possible: 0 }): Stored => ({
  ...serializeCard(card),
  equipment_type_ids: card.fields.equipment_type_ids,
  version: card.version,
  withdrawn: card.withdrawn,
  changed_by: card.changed_by,
  changed_at_utc: card.changed_at.toISOString(),
  recalled: Number(counts.recalled),
  possible: Number(counts.possible),
})
