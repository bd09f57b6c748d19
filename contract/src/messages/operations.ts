import { z } from 'zod'
import { emptyAnswer, limitAnswer } from '../answers.ts'
import { maxId } from '../ids.ts'
import { listingImage } from '../listings/operations.ts'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'
import { validatedPlainText } from '../validated-text.ts'
import {
  conversationPostStates,
  conversationRoles,
  messagePhotoLimit,
  messagePhotosTooMany,
  messagesPerPage,
} from './conversation-rules.ts'
import { messageError, messageTermsMissing } from './rules.ts'

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
const conversation = z
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

const message = z
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
const conversationAnswer = z.object({
  data: conversation,
  messages: z.array(message),
  /** What to ask as `before` for the messages before these; null where there are none. */
  earlier: z.int().nullable(),
})

/** What somebody wrote, as Messages Sent shows it. */
const sentMessage = z
  .object({
    id: z.int(),
    conversation_id: z.int(),
    /** Null once the listing is there no more. */
    post: z.object({ id: z.int(), title: z.string() }).nullable(),
    body: z.string(),
    /** Words for the day, by Vancouver's calendar. */
    sent: z.string(),
    /** Vancouver's time, UTC-7 all year. */
    sent_at: z.string(),
    sent_at_utc: z.string(),
  })
  .meta({ id: 'SentMessage' })

const byId = z.object({ id: z.string() })
const messageId = z.coerce.number().int().min(1).max(maxId)
/** Ids of messages, as "5,9". */
const messageIds = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(
    z
      .array(
        z
          .string()
          .regex(/^[1-9]\d{0,14}$/, "'again': please send the numbers of messages, such as 12,15")
          .transform(Number),
      )
      .max(messagesPerPage, `Ask for at most ${messagesPerPage}`),
  )
const unreadAnswer = z.object({ data: z.object({ conversations: z.int() }) })

/** Words or photos, or both. */
const newMessage = z
  .strictObject({
    body: validatedPlainText((body) => (body === '' ? undefined : messageError(body))).default(''),
    /** Signed ids of finished uploads. */
    photos: z.array(z.string().max(200)).max(messagePhotoLimit, messagePhotosTooMany).default([]),
  })
  .superRefine(({ body, photos }, check) => {
    const error = body === '' && photos.length === 0 && messageError(body)
    if (error) check.addIssue({ code: 'custom', message: error, path: ['body'] })
  })

export const messagesOperations = {
  sendMessage: operation({
    ...paths.sendMessage,
    summary:
      'Writes to the owner of a listing: begins the conversation about it or goes on with it. Neither learns the other’s address',
    body: z.strictObject({
      post_id: z.int32(),
      body: validatedPlainText(messageError),
      termsOfUse: z.literal(true, messageTermsMissing),
    }),
    answer: z.object({ data: sentMessage }),
    refusals: ['signed_out', 'malformed', 'forbidden', 'not_found', 'conflict', 'invalid', 'too_many'],
  }),
  getMessageLimit: operation({
    ...paths.getMessageLimit,
    summary:
      'Until when one can write no more today: from the page of a listing, or without `post_id` in one’s conversations',
    query: z.object({ post_id: messageId.optional() }),
    answer: limitAnswer,
    refusals: ['signed_out', 'invalid'],
  }),
  listSentMessages: operation({
    ...paths.listSentMessages,
    summary: 'What one wrote in conversations, newest first, 10 a page',
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) }),
    answer: z.object({ data: z.array(sentMessage) }),
    refusals: ['signed_out'],
    paginated: true,
  }),
  listConversations: operation({
    ...paths.listConversations,
    summary: 'One’s conversations, the one with the newest message first, 20 a page',
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) }),
    answer: z.object({ data: z.array(conversation) }),
    refusals: ['signed_out'],
    paginated: true,
  }),
  countUnread: operation({
    ...paths.countUnread,
    summary: 'In how many of one’s conversations something is unread; muted ones do not count',
    answer: unreadAnswer,
    refusals: ['signed_out'],
  }),
  getConversation: operation({
    ...paths.getConversation,
    summary:
      'A conversation with its last 50 messages, or those before one, or those after one: none when there is nothing new. `again` asks for own messages that were held, as they are now: one that is there no more has moved to the end',
    params: byId,
    query: z.object({
      before: messageId.optional(),
      after: messageId.or(z.literal('0').transform(() => 0)).optional(),
      again: messageIds.optional(),
    }),
    answer: conversationAnswer,
    refusals: ['signed_out', 'not_found', 'invalid'],
  }),
  writeMessage: operation({
    ...paths.writeMessage,
    summary:
      'Writes in a conversation, in words or photos. 409: nobody would read it, or one blocked the other oneself',
    params: byId,
    body: newMessage,
    answer: z.object({ data: message }),
    refusals: ['signed_out', 'malformed', 'forbidden', 'not_found', 'conflict', 'invalid', 'too_many'],
  }),
  sendLeftOut: operation({
    ...paths.sendLeftOut,
    summary:
      'Sends what was left out of one’s own message that came by email, as a message of its own, once. 404: there is nothing to send',
    params: byId,
    body: z.strictObject({ message_id: z.int32().min(1) }),
    answer: z.object({ data: message }),
    refusals: ['signed_out', 'forbidden', 'not_found', 'conflict', 'invalid', 'too_many'],
  }),
  markRead: operation({
    ...paths.markRead,
    summary: 'Marks a conversation as read up to a message; answers what countUnread does',
    params: byId,
    body: z.strictObject({ message_id: z.int32().min(1) }),
    answer: unreadAnswer,
    refusals: ['signed_out', 'not_found', 'invalid'],
  }),
  muteConversation: operation({
    ...paths.muteConversation,
    summary: 'Ends the mails about a conversation; repeated, it changes nothing',
    params: byId,
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found'],
  }),
  unmuteConversation: operation({
    ...paths.unmuteConversation,
    summary: 'Lets mails about a conversation come again; repeated, it changes nothing',
    params: byId,
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found'],
  }),
  blockPartner: operation({
    ...paths.blockPartner,
    summary:
      'Blocks the other of a conversation, in every conversation; they are not told. 409: they closed their account',
    params: byId,
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found', 'conflict'],
  }),
  unblockPartner: operation({
    ...paths.unblockPartner,
    summary: 'Takes a block back; what they wrote meanwhile stays unseen. Repeated, it changes nothing',
    params: byId,
    answer: emptyAnswer,
    refusals: ['signed_out', 'not_found'],
  }),
  readByLink: operation({
    ...paths.readByLink,
    summary:
      'Reads a conversation by the link of a mail, without a log-in; it can be read so for 30 days, and nothing else',
    body: z.strictObject({ token: z.string().max(500), before: messageId.optional() }),
    answer: conversationAnswer,
    refusals: ['invalid', 'too_many'],
  }),
}
