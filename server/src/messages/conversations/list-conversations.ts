import type { Answer } from '@reable/contract/client'
import { conversationsPerPage } from '@reable/contract/messages/conversation-rules'
import type { Person } from '#accounts'
import { type Picture, picturesOf } from '#pictures'
import type { Context } from '#platform/context'
import { findWorstInForce, whyCannotWrite } from '#restrictions'
import { type ConversationRow, countConversations, selectConversations } from './reading-queries.ts'
import { serializeConversation } from './serialize-conversation.ts'

/** Lists one page of a person's conversations, the one with the newest message first, with their number. */
export async function listConversations(
  ctx: Context,
  { person, page }: { person: Pick<Person, 'id'>; page: number },
): Promise<{ conversations: Answer<'listConversations'>; total: number }> {
  const size = conversationsPerPage
  const [rows, total] = await Promise.all([
    selectConversations(ctx, { personId: person.id, size, offset: (page - 1) * size }),
    countConversations(ctx, person.id),
  ])
  const [covers, whyNot, silent] = await Promise.all([
    findCovers(ctx, rows),
    whyCannotWrite(ctx, person.id),
    findSilentPartners(ctx, rows),
  ])
  const serialize = (row: ConversationRow) =>
    serializeConversation(ctx, row, { cover: covers.get(row.id), whyNot, canAnswer: !silent.has(row.id) })
  return { conversations: rows.map(serialize), total }
}

/** The conversations whose other person may write to nobody now. */
export async function findSilentPartners(ctx: Context, rows: ConversationRow[]): Promise<Set<number>> {
  const restricted = await findWorstInForce(ctx, [...new Set(rows.flatMap(({ partner_id }) => partner_id ?? []))])
  return new Set(rows.filter(({ partner_id }) => partner_id !== null && restricted.has(partner_id)).map(({ id }) => id))
}

/** The cover of each conversation's listing, by the conversation's id. */
export async function findCovers(ctx: Context, rows: ConversationRow[]): Promise<Map<number, Picture | undefined>> {
  const pictures = await picturesOf(ctx, [...new Set(rows.flatMap((row) => row.listing_id ?? []))])
  return new Map(rows.map((row) => [row.id, pictures.get(row.listing_id ?? 0)?.[0]]))
}
