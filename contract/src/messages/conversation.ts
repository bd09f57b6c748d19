import { z } from 'zod'
import { listingImage } from '../listings/operations.ts'
import { conversationPostStates, conversationRoles } from './conversation-rules.ts'

/** Whose words a message is, for who reads it. */
const author = z.enum(['me', 'them', 'reable'])

const sentTimes = {
  /** Words for the day, by Vancouver's calendar. */
  sent: z.string(),
  sent_at_utc: z.string(),
}

/** The listing of a conversation, as the reader may see it; its price and cover once others see it, or to its owner; the cover of one that was sold, too. */
const conversationPost = z.object({
  id: z.int(),
  title: z.string(),
  state: z.enum(conversationPostStates),
  price: z.int().nullable(),
  cover: listingImage.nullable(),
})

/** A conversation from the reader's side. It holds no address and no surname. */
export const conversation = z
  .object({
    id: z.int(),
    role: z.enum(conversationRoles),
    /** First name if they gave one, else "The seller" or "The buyer"; whether they closed their account, and may write now. */
    with: z.object({ name: z.string(), closed: z.boolean(), can_answer: z.boolean() }),
    /** Null once the listing is there no more. */
    post: conversationPost.nullable(),
    /** The last message that the reader can see, cut to a line. */
    last: z.object({ by: author, text: z.string(), ...sentTimes }),
    unread: z.int(),
    /** No mail comes, and it does not count in the menu. */
    muted: z.boolean(),
    /** By the reader. Who is blocked is not told. */
    blocked: z.boolean(),
    can_write: z.boolean(),
    cannot_write_reason: z.string().optional(),
  })
  .meta({ id: 'Conversation' })

export const message = z
  .object({
    id: z.int(),
    by: author,
    kind: z.enum(['text', 'quick', 'notice']),
    /** The words as they are shown; of a notice, the sentence for the reader. */
    body: z.string(),
    /** Of a notice: its name, and what it is about. */
    notice: z.looseObject({ name: z.string() }).optional(),
    photos: z.array(listingImage),
    /** Words in it that people who cheat often use, and what to mind; of messages to the reader alone. */
    caution: z.array(z.string()),
    warnings: z.array(z.string()),
    /** Of one's own: a volunteer looks at it before the other gets it, or it was not passed on. */
    held: z.enum(['waiting', 'returned']).optional(),
    /** Of one's own that came by mail: what it quoted and how it was signed, which nobody else sees. */
    folded: z.string().optional(),
    /** What of that `sendLeftOut` sends: it is no quote of an email of ours. */
    unsent: z.string().optional(),
    ...sentTimes,
    /** Vancouver's time, UTC-7 all year. */
    sent_at: z.string(),
  })
  .meta({ id: 'Message' })

/** A piece of a conversation: at most 50 messages and those that were asked for again, the oldest first. */
export const conversationAnswer = z.object({
  data: conversation,
  messages: z.array(message),
  /** What to ask as `before` for the messages before these; null where there are none. */
  earlier: z.int().nullable(),
})
