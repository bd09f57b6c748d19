import { z } from 'zod'
import { operation } from '../operation.ts'
import { paths } from '../paths.ts'

const token = z.strictObject({ token: z.string().max(500) })

/** A mail that came in somebody's name, of which nobody is sure that it is theirs. */
const mailedMessage = z
  .object({
    /** What would be posted. */
    body: z.string(),
    /** How many photos came with it. */
    photos: z.int(),
    /** True once it was posted by this link. */
    posted: z.boolean(),
    /** Where it is posted, or was. */
    conversation_id: z.int(),
  })
  .meta({ id: 'MailedMessage' })

export const mailedOperations = {
  lookAtMailedMessage: operation({
    ...paths.lookAtMailedMessage,
    summary: 'What a mail says that came in one’s name, by the token of the question about it; changes nothing',
    body: token,
    answer: z.object({ data: mailedMessage }),
    refusals: ['invalid'],
  }),
  postMailedMessage: operation({
    ...paths.postMailedMessage,
    summary: 'Posts it, since its writer says it is theirs; repeated, it answers the same',
    body: token,
    answer: z.object({ data: mailedMessage }),
    refusals: ['invalid', 'conflict'],
  }),
  getMailDelivery: operation({
    ...paths.getMailDelivery,
    summary: 'Whether mail to one’s address is stopped because it came back on two days',
    answer: z.object({ data: z.object({ stopped: z.boolean() }) }),
    refusals: ['signed_out'],
  }),
  resumeMailDelivery: operation({
    ...paths.resumeMailDelivery,
    summary: 'Sends mail to one’s address again',
    answer: z.object({ data: z.object({ stopped: z.boolean() }) }),
    refusals: ['signed_out'],
  }),
}
