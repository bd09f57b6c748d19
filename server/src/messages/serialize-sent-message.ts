import type { Answer } from '@reable/contract/client'
import { vancouverDay, vancouverTime } from '#platform/clock'
import type { SentRow } from './message-queries.ts'

export const serializeSentMessage = (row: SentRow, now: Date): Answer<'sendMessage'> => ({
  id: row.id,
  conversation_id: row.conversation_id,
  post: row.listing_id === null ? null : { id: row.listing_id, title: row.title ?? '' },
  body: row.body,
  sent: vancouverDay(row.created_at, now),
  sent_at: vancouverTime(row.created_at),
  sent_at_utc: row.created_at.toISOString(),
})
