import type { Context } from '#platform/context'
import { type KnowsAddress, listenForMail } from './mail-listener.ts'
import { readMailbox } from './read-mailbox.ts'

export type MailIn = { stop(): Promise<void> }

/** Starts the ways by which mail comes in, as far as they are set: the listener and the mailbox. Throws when the port cannot be had. */
export async function startMailIn(ctx: Context, knows: KnowsAddress): Promise<MailIn> {
  const { listener, imap } = ctx.config.mailIn ?? {}
  const ways: MailIn[] = []
  if (listener) ways.push(await listenForMail(ctx, listener, knows))
  if (imap) ways.push(readMailbox(ctx, imap))
  return {
    async stop() {
      await Promise.all(ways.map((way) => way.stop()))
    },
  }
}
