import { type NoticeMail, postNotice } from '#messages'
import type { Context } from '#platform/context'
import type { Scope } from './handover-scope.ts'

type Notice = { name: string; [key: string]: unknown }

/**
 * `calendar`: the entry or its change, which both get. `extra`: what the mail tells each of them besides. `leaving`: one of the two closes
 * their account, and the mail names nobody.
 */
type Options = { calendar?: string; extra?: NoticeMail['extra']; leaving?: boolean }

/** Says in a conversation what somebody did, or what happened by itself, and mails it to whom it concerns. */
export async function announce(
  ctx: Context,
  { conversation, by }: Pick<Scope, 'conversation' | 'by'>,
  notice: Notice,
  { calendar, extra, leaving = false }: Options = {},
): Promise<void> {
  const entry = calendar && { ics: calendar, everyone: true }
  await postNotice(ctx, {
    conversation,
    notice,
    by,
    mail: { ...entry, ...(extra && { extra }), ...(leaving && { nameless: true }) },
  })
}
