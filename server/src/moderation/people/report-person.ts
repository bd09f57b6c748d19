import { alreadyReported, reportClosed, reportShownUnknown } from '@reable/contract/moderation/person-rules'
import type { Admit, Person } from '#accounts'
import { openCase } from '#cases'
import { requireConversation } from '#messages'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { lockReported } from '../cases/people-queries.ts'
import { personReportEmail } from '../emails/person-report-email.tsx'
import { countVisible, insertPersonReport } from './person-report-queries.ts'

type Input = {
  reporter: Person
  conversationId: number
  reasons: string[]
  /** In the reporter's own words; empty when there are none. */
  words: string
  /** The messages that they choose to show. */
  messageIds: number[]
  /** Counts the report against the limits; called just before it is stored, and at no other time. */
  admit: Admit
}

/**
 * Stores a report about the other of a conversation, with the messages that the reporter shows, and mails the volunteers. Refuses as not
 * found a conversation that is not theirs, as invalid messages that they cannot see in it, and as a conflict one whose other has left, and
 * a report while the one before waits.
 */
export function reportPerson(ctx: Context, input: Input): Promise<void> {
  const { reporter, conversationId, reasons, words, admit } = input
  return inTransaction(ctx, async (ctx) => {
    const { ownerId, buyerId, role } = await requireConversation(ctx, { id: conversationId, person: reporter })
    const reportedId = role === 'owner' ? buyerId : ownerId
    if (reportedId === null) throw new Refusal('conflict', reportClosed)
    const messageIds = [...new Set(input.messageIds)]
    const visible = await countVisible(ctx, { conversationId, personId: reporter.id, ids: messageIds })
    if (visible < messageIds.length)
      throw new Refusal('invalid', reportShownUnknown, { errors: { message_ids: [reportShownUnknown] } })
    await admit(ctx)
    if (!(await lockReported(ctx, reportedId))) throw new Refusal('conflict', reportClosed)
    const report = { conversationId, reporterId: reporter.id, reportedId, reasons, words: words.trim(), messageIds }
    if ((await insertPersonReport(ctx, report)) === undefined) throw new Refusal('conflict', alreadyReported)
    await openCase(ctx, { subject: { kind: 'person', id: reportedId }, reason: 'person_reported' })
    await queueMail(ctx, await personReportEmail(ctx, { reasons, shown: messageIds.length }))
  })
}
