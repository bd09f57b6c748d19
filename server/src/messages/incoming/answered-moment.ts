import type { Context } from '#platform/context'
import { findWrittenAt, type ReadMail } from '#platform/mail'

const maxReferences = 100

/** When the mail was written that somebody answers; undefined where theirs does not say which that was. */
export function findAnsweredMoment(
  ctx: Context,
  { headers, recipient }: Pick<ReadMail, 'headers'> & { recipient: string },
): Promise<Date | undefined> {
  const references = headers.filter(({ key }) => key === 'in-reply-to' || key === 'references')
  const messageIds = references.flatMap(({ value }) => value.match(/<[^<>\s]{1,200}>/g) ?? [])
  return findWrittenAt(ctx, { messageIds: messageIds.slice(0, maxReferences), recipient })
}
