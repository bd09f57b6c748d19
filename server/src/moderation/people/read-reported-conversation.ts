import type { AnswerBody } from '@reable/contract/client'
import { readingPerPage } from '@reable/contract/moderation/person-rules'
import type { Person } from '#accounts'
import { postNotice } from '#messages'
import { picturesOfMessages } from '#pictures'
import { hour, vancouverTime } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { recordAct, requireMay, type Volunteer } from '#volunteers'
import { requirePersonReport } from './require-report.ts'
import { serializeShown } from './serialize-person-report.ts'
import { hasReadSince, insertReading, selectWholeConversation } from './shown-message-queries.ts'

type Input = { volunteer: Person | undefined; reportId: number; before?: number | undefined }

/**
 * Returns the whole conversation of a report, the last messages of it or those before one. Each time is recorded, and both people see in
 * their conversation that a volunteer read it: once for all that a volunteer reads of it within an hour. Refuses as not found anyone who
 * is no volunteer.
 */
export async function readReportedConversation(
  ctx: Context,
  { reportId, before, ...input }: Input,
): Promise<AnswerBody<'readReportedConversation'>> {
  const volunteer = await requireMay(ctx, input.volunteer, 'read_conversation')
  return inTransaction(ctx, async (ctx) => {
    const report = await requirePersonReport(ctx, { id: reportId, volunteer })
    const conversationId = report.conversation_id
    const rows = await selectWholeConversation(ctx, { conversationId, before, limit: readingPerPage + 1 })
    await recordReading(ctx, { reportId, conversationId, volunteer })
    const messages = rows.slice(0, readingPerPage).reverse()
    const photos = await picturesOfMessages(
      ctx,
      messages.map(({ id }) => id),
    )
    return {
      data: messages.map((message) => serializeShown(ctx, report, { message, photos })),
      earlier: rows.length > readingPerPage ? (messages[0]?.id ?? null) : null,
    }
  })
}

type Reading = { reportId: number; conversationId: number; volunteer: Volunteer }

async function recordReading(ctx: Context, { volunteer, ...of }: Reading): Promise<void> {
  const reading = { ...of, volunteerId: volunteer.id }
  const now = ctx.clock.now()
  const isNoticed = await hasReadSince(ctx, { ...reading, since: new Date(now.getTime() - hour) })
  await insertReading(ctx, reading)
  const subject = { kind: 'conversation', id: of.conversationId } as const
  await recordAct(ctx, { volunteer, act: 'read_conversation', subject, after: { report: of.reportId } })
  const notice = { name: 'read_by_volunteer', on: vancouverTime(now).slice(0, 10) }
  if (!isNoticed) await postNotice(ctx, { conversation: { id: reading.conversationId }, notice })
}
