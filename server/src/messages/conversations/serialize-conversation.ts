import type { Answer } from '@reable/contract/client'
import { cutText } from '@reable/contract/cut-text'
import {
  type ConversationPostState,
  type ConversationRole,
  nameByRole,
  partnerBlocked,
  partnerClosed,
} from '@reable/contract/messages/conversation-rules'
import { type Notice, noticeText } from '@reable/contract/messages/notices'
import { grantAccess, imageAnswer, type Picture } from '#pictures'
import { vancouverDay, vancouverTime } from '#platform/clock'
import type { Context } from '#platform/context'
import type { StoredWorry } from '../worry/signal.ts'
import type { ConversationRow, MessageRow, ShownRow } from './reading-queries.ts'

type ConversationAnswer = Answer<'listConversations'>[number]
export type MessageAnswer = Answer<'writeMessage'>

/** Characters of the last message that the list shows. */
const excerptLimit = 140

const otherRole = (role: ConversationRole): ConversationRole => (role === 'owner' ? 'buyer' : 'owner')
const roleOf = (row: Pick<ConversationRow, 'role'>): ConversationRole => (row.role === 'owner' ? 'owner' : 'buyer')

/** What each of the two is called in the reader's sentences; themselves by their role, which no sentence shows them. */
const namesFor = (row: ConversationRow) => {
  const partner = otherRole(roleOf(row))
  return { ...nameByRole, [partner]: row.first_name ?? nameByRole[partner] }
}

const authorOf = ({ kind, sender_id }: Pick<MessageRow, 'kind' | 'sender_id'>, personId: number) =>
  kind === 'notice' ? 'reable' : sender_id === personId ? 'me' : 'them'

function textOf({ kind, notice, body }: Pick<MessageRow, 'kind' | 'notice' | 'body'>, row: ConversationRow): string {
  return kind === 'notice' ? noticeText(notice as Notice, roleOf(row), namesFor(row)) : body
}

/** The listing's first picture, why the reader may write to nobody now, if they may not, and whether the partner may. */
type Beside = { cover: Picture | undefined; whyNot: string | undefined; canAnswer: boolean }

/** Builds the answer about a conversation for its reader. */
export function serializeConversation(
  ctx: Context,
  row: ConversationRow,
  { cover, whyNot, canAnswer }: Beside,
): ConversationAnswer {
  const [closed, blocked] = [row.partner_id === null, row.blocked_at !== null]
  const reason = closed ? partnerClosed : blocked ? partnerBlocked : whyNot
  const excerpt = textOf(row, row).replace(/\s+/g, ' ').trim() || 'Photo'
  return {
    id: row.id,
    role: roleOf(row),
    with: { name: namesFor(row)[otherRole(roleOf(row))], closed, can_answer: !closed && canAnswer },
    post: serializePost(ctx, row, cover),
    last: {
      by: authorOf(row, row.person_id),
      text: cutText(excerpt, excerptLimit),
      sent: vancouverDay(row.created_at, ctx.clock.now()),
      sent_at_utc: row.created_at.toISOString(),
    },
    unread: row.unread,
    muted: row.muted_at !== null,
    blocked,
    can_write: reason === undefined,
    ...(reason && { cannot_write_reason: reason }),
  }
}

function stateOfPost(row: ConversationRow): ConversationPostState {
  const { is_public, deleted_at, last_feedback, reserved_until } = row
  if (is_public) return reserved_until ? 'reserved' : 'available'
  if (deleted_at) return 'deleted'
  return last_feedback ? 'sold' : 'hidden'
}

/** Both know what the thing looks like that was passed on; what volunteers took off the list is shown to its owner alone. */
const showsCover = (row: ConversationRow): boolean =>
  row.is_public || row.role === 'owner' || (stateOfPost(row) === 'sold' && !row.held_at && !row.owner_banned)

function serializePost(ctx: Context, row: ConversationRow, cover: Picture | undefined): ConversationAnswer['post'] {
  if (row.listing_id === null) return null
  const [title, maySee] = [row.title ?? '', row.is_public || row.role === 'owner']
  const access = cover && !row.is_public ? grantAccess(ctx, cover) : ''
  return {
    id: row.listing_id,
    title,
    state: stateOfPost(row),
    price: maySee ? (row.price ?? null) : null,
    cover: cover && showsCover(row) ? imageAnswer(cover, title, access) : null,
  }
}

function cautionOf(
  { worry, warnings }: ShownRow,
  by: MessageAnswer['by'],
): Pick<MessageAnswer, 'caution' | 'warnings'> {
  if (by !== 'them' || !worry) return { caution: [], warnings: [] }
  return { caution: (worry as StoredWorry).words, warnings: warnings ?? [payNothing] }
}

/** Where the signals have no words of their own. */
const payNothing = 'Answer only if you are sure, and pay nothing in advance.'

const pendingStateOf = ({ held_decision }: ShownRow): Pick<MessageAnswer, 'held'> => {
  if (held_decision === 'deliver') return {}
  return { held: held_decision === 'return' ? 'returned' : 'waiting' }
}

/** Builds the answer about one message of a conversation for its reader; its photos open for them for a day. */
export function serializeMessage(
  ctx: Context,
  message: ShownRow,
  { conversation, photos }: { conversation: ConversationRow; photos: Picture[] },
): MessageAnswer {
  const by = authorOf(message, conversation.person_id)
  const body = textOf(message, conversation)
  return {
    id: message.id,
    by,
    kind: message.kind as MessageAnswer['kind'],
    body,
    ...(message.kind === 'notice' && { notice: message.notice as Notice }),
    photos: photos.map((photo) => imageAnswer(photo, 'Photo in this message', grantAccess(ctx, photo))),
    ...cautionOf(message, by),
    ...(by === 'me' && message.held && pendingStateOf(message)),
    ...(by === 'me' && message.folded && { folded: message.folded }),
    ...(by === 'me' && message.unsent && { unsent: message.unsent }),
    sent: vancouverDay(message.created_at, ctx.clock.now()),
    sent_at: vancouverTime(message.created_at),
    sent_at_utc: message.created_at.toISOString(),
  }
}
