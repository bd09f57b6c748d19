import { createHash } from 'node:crypto'
import { normalizeLookAlikes } from '@reable/contract/messages/find-words'
import { findMemberSince } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { judgeMessage } from './judge-message.ts'
import type { Worry } from './signal.ts'
import { selectActiveSignals } from './signal-queries.ts'
import { hasWrittenIn, selectReceiversOf } from './weighing-queries.ts'

/** A message on its way to somebody. */
type Written = { conversationId: number; writerId: number; receiverId: number; body: string }

export type Weighed = {
  worry: Worry
  /** By which the same text is known again; null for one that many write by chance. */
  textDigest: Buffer | null
}

const week = 7 * day
/** In letters and digits: shorter texts, such as whether it is still there, are the same by chance. */
const ownTextFrom = 60

/** Judges a message in the transaction that stores it, by its text and what its writer wrote before. */
export async function weighMessage(ctx: Context, message: Written): Promise<Weighed> {
  const { writerId, receiverId, body } = message
  const since = new Date(ctx.clock.now().getTime() - week)
  const textDigest = digestOf(body)
  const receivers = textDigest ? await selectReceiversOf(ctx, { writerId, textDigest, since }) : []
  const memberSince = await findMemberSince(ctx, writerId)
  const worry = judgeMessage({
    text: body,
    signals: await selectActiveSignals(ctx),
    ownHost: new URL(ctx.config.http.publicUrl).hostname,
    newAccount: memberSince !== undefined && memberSince > since,
    first: !(await hasWrittenIn(ctx, message)),
    sameTextTo: new Set([...receivers, receiverId]).size,
  })
  return { worry, textDigest }
}

function digestOf(body: string): Buffer | null {
  const letters = normalizeLookAlikes(body).replace(/[^\p{L}\p{N}]/gu, '')
  return letters.length < ownTextFrom ? null : createHash('sha256').update(letters).digest()
}
