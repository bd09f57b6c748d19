import type { Answer } from '@reable/contract/client'
import { nameByRole } from '@reable/contract/messages/conversation-rules'
import type { SignalKind } from '@reable/contract/messages/worry-rules'
import type { findPendingMessage, listSignals } from '#messages'
import type { Context } from '#platform/context'
import { serializePerson, serializePhotos } from './serialize-person-report.ts'

type PendingMessage = NonNullable<Awaited<ReturnType<typeof findPendingMessage>>>
type SignalRow = Awaited<ReturnType<typeof listSignals>>[number]

export const serializePending = (ctx: Context, message: PendingMessage): NonNullable<Answer<'getCase'>['message']> => ({
  id: message.id,
  writer: serializePerson(nameByRole[message.owner_id === message.sender_id ? 'owner' : 'buyer'], message),
  about: message.title,
  body: message.body,
  photos: serializePhotos(ctx, message.photos),
  signals: message.signals,
  words: message.words,
  pending_since_utc: message.held_at.toISOString(),
})

export const serializeSignal = (row: SignalRow): Answer<'changeSignal'> => ({
  id: row.id,
  // A check of the table restricts it to these values.
  kind: row.kind as SignalKind,
  name: row.name,
  weight: row.weight,
  words: row.words,
  near_words: row.near_words,
  warning: row.warning,
  active: row.active,
  updated_at_utc: row.updated_at.toISOString(),
})
