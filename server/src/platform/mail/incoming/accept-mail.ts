import { createHash } from 'node:crypto'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { insertIncoming } from './incoming-queries.ts'
import type { Origin } from './proof/prove-sender.ts'

/** How a mail came, and the addresses of ours that it is for. */
export type Envelope = Origin & { to: readonly string[] }

/**
 * Stores a mail for each address it is for, with the job that decides about it; resolves once both are stored, and only then may
 * whoever brought it be told that we have it. The same mail again changes nothing.
 */
export async function acceptMail(ctx: Context, raw: Buffer, { to, ...origin }: Envelope): Promise<void> {
  const recipients = [...new Set(to.map((address) => address.toLowerCase()))]
  await inTransaction(ctx, async (ctx) => {
    for (const recipient of recipients) {
      const digest = createHash('sha256').update(`${recipient}\n`).update(raw).digest()
      const id = await insertIncoming(ctx, { digest, recipient, raw, origin })
      if (id !== undefined) await enqueue(ctx, 'judge-mail', { incomingId: id })
    }
  })
}
