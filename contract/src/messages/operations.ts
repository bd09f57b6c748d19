import { z } from 'zod'
import { operation } from '../operation.ts'
import { validatedPlainText } from '../validated-text.ts'
import { messagesPaths } from './paths.ts'
import { messageError, messageTermsMissing } from './rules.ts'

/** The buyer's copy of what they wrote to the owner of a listing. */
const sentMessage = z
  .object({
    id: z.int(),
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

export const messagesOperations = {
  sendMessage: operation({
    ...messagesPaths.sendMessage,
    summary: 'Mails the owner of a listing, who answers to the sender’s own address; the sender keeps a copy',
    body: z.strictObject({
      post_id: z.int(),
      body: validatedPlainText(messageError),
      termsOfUse: z.literal(true, messageTermsMissing),
    }),
    answer: z.object({ data: sentMessage }),
    refusals: ['signed_out', 'malformed', 'forbidden', 'not_found', 'conflict', 'invalid', 'too_many'],
  }),
  listSentMessages: operation({
    ...messagesPaths.listSentMessages,
    summary: 'What one wrote to owners of listings, newest first, 10 a page',
    query: z.object({ page: z.coerce.number().int().min(1).max(100_000).catch(1) }),
    answer: z.object({ data: z.array(sentMessage) }),
    refusals: ['signed_out'],
    paginated: true,
  }),
}
