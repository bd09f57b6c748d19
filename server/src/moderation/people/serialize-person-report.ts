import type { Answer } from '@reable/contract/client'
import { nameByRole } from '@reable/contract/messages/conversation-rules'
import { type Notice, noticeText } from '@reable/contract/messages/notices'
import type { PersonDecision } from '@reable/contract/moderation/person-rules'
import { grantAccess, imageAnswer, type Picture, picturesOfMessages } from '#pictures'
import { vancouverMonth } from '#platform/clock'
import type { Context } from '#platform/context'
import { nameIfThere } from '#volunteers'
import type { PersonReportRow } from './person-report-queries.ts'
import { type ShownMessageRow, selectShownMessages } from './shown-message-queries.ts'

type PersonReport = Answer<'getCase'>['reports'][number]

type Pair = Pick<PersonReportRow, 'owner_id' | 'reported_id' | 'reporter_id' | 'first_name' | 'reporter_name'>

const partnerRole = { owner: 'buyer', buyer: 'owner' } as const

/** What the reported is in the conversation; of one who has left, the other of who reports. */
const roleOf = ({ owner_id, reported_id, reporter_id }: Pair): PersonReport['role'] => {
  if (reported_id !== null) return owner_id === reported_id ? 'owner' : 'buyer'
  return owner_id !== null && owner_id === reporter_id ? 'buyer' : 'owner'
}

/** Somebody as volunteers see them: never an address, never a surname. */
export const serializePerson = (
  nameless: string,
  { first_name, member_since }: { first_name: string | null; member_since: Date | null },
): PersonReport['reported'] => ({
  name: first_name ?? nameless,
  member_since: member_since && vancouverMonth(member_since),
})

/** The photos of messages as volunteers see them: each opens for a day to who has its address. */
export const serializePhotos = (ctx: Context, photos: readonly Picture[] = []) =>
  photos.map((photo) => imageAnswer(photo, 'Photo in this message', grantAccess(ctx, photo)))

export type Photos = ReadonlyMap<number, Picture[]>

/** A notice as its reader among the two has it, and who that is, since volunteers are neither: the seller, or the buyer once the seller has left. */
function noticeBody(pair: Pair, notice: Notice): string {
  const role = roleOf(pair)
  const names = {
    ...nameByRole,
    [role]: pair.first_name ?? nameByRole[role],
    [partnerRole[role]]: pair.reporter_name ?? nameByRole[partnerRole[role]],
  }
  const reader = pair.owner_id === null ? 'buyer' : 'owner'
  const text = noticeText(notice, reader, names)
  return text === noticeText(notice, partnerRole[reader], names)
    ? text
    : `To ${names[reader].replace(/^The /, 'the ')}: ${text}`
}

export function serializeShown(
  ctx: Context,
  pair: Pair,
  { message, photos }: { message: ShownMessageRow; photos: Photos },
): PersonReport['messages'][number] {
  const isNotice = message.kind === 'notice'
  const isReported = pair.reported_id !== null && message.sender_id === pair.reported_id
  return {
    id: message.id,
    by: isNotice ? 'reable' : isReported ? 'reported' : 'reporter',
    body: isNotice ? noticeBody(pair, message.notice as Notice) : message.body,
    photos: serializePhotos(ctx, photos.get(message.id)),
    sent_at_utc: message.created_at.toISOString(),
  }
}

function serializePersonReport(
  ctx: Context,
  row: PersonReportRow,
  { shown, photos }: { shown: ShownMessageRow[]; photos: Photos },
): PersonReport {
  const { decision, decided_at, words } = row
  const role = roleOf(row)
  const decided_by = nameIfThere(row.decider_email, row.decider_name)
  return {
    id: row.id,
    reported: serializePerson(nameByRole[role], row),
    role,
    about: row.title,
    reasons: row.reasons,
    words: row.other,
    reported_at_utc: row.created_at.toISOString(),
    messages: shown.map((message) => serializeShown(ctx, row, { message, photos })),
    readings: Number(row.readings),
    decision: decided_at && {
      ...{ decision: decision as PersonDecision, decided_by, words },
      decided_at_utc: decided_at.toISOString(),
    },
  }
}

/** Adds to reports about people the messages that were shown with them. */
export async function withShownMessages(ctx: Context, rows: PersonReportRow[]): Promise<PersonReport[]> {
  const ids = rows.map(({ id }) => id)
  const shown = ids.length ? await selectShownMessages(ctx, ids) : []
  const shownWith = (id: number) => shown.filter(({ report_id }) => report_id === id)
  const photos = await picturesOfMessages(
    ctx,
    shown.map(({ id }) => id),
  )
  return rows.map((row) => serializePersonReport(ctx, row, { shown: shownWith(row.id), photos }))
}
