import { handoverNotices } from '../handovers/notices.ts'
import { type ConversationRole, nameByRole } from './conversation-rules.ts'

/** What Reable says in a conversation: its name, and what it is about. It is stored so, never as prose. */
export type Notice = { name: string; [key: string]: unknown }

/** The two people of a conversation, as each is called to the other. */
export type NoticeNames = Record<ConversationRole, string>

/** Returns the sentence of a notice for the one who reads it in this role. */
export type NoticeText = (notice: Notice, role: ConversationRole, names: NoticeNames) => string

const partnerOf = (role: ConversationRole): ConversationRole => (role === 'owner' ? 'buyer' : 'owner')

const dayFormat = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' })

/** A day of a notice, stored as YYYY-MM-DD, as people read it: "November 20, 2026". */
const dayText = (day: unknown): string => dayFormat.format(new Date(`${day}T00:00:00Z`))

/** The sentence of each notice, by its name. */
const noticeTexts: Record<string, NoticeText> = {
  /** A volunteer has read all of the conversation. */
  read_by_volunteer: ({ on }) => `A volunteer read this conversation on ${dayText(on)} because of a report.`,
  /** The other of the two is there no more; their messages went with them. */
  account_closed: (_notice, role) =>
    `${nameByRole[partnerOf(role)]} closed their account. What they wrote went with it.`,
  ...handoverNotices,
}

/** Returns the sentence of a notice for whom reads it; one that this version does not know says so. */
export const noticeText: NoticeText = (notice, role, names) =>
  noticeTexts[notice.name]?.(notice, role, names) ?? 'Something changed in this conversation.'
