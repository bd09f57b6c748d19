import { type Picture, picturesOfMessages } from '#pictures'
import type { Context } from '#platform/context'
import { findPendingOrDecided, type PendingRow, selectSignalNames } from './pending-queries.ts'
import type { StoredWorry } from './signal.ts'

/** A message that waits for a volunteer, with its photos: the names of the signals that were found, and the words. */
export type PendingMessage = Omit<PendingRow, 'worry'> & { signals: string[]; words: string[]; photos: Picture[] }

/** A message that was held, as volunteers see it, also when it was decided about. */
export async function findPendingMessage(ctx: Context, messageId: number): Promise<PendingMessage | undefined> {
  const found = await findPendingOrDecided(ctx, messageId)
  if (!found) return undefined
  const [names, photos] = await Promise.all([selectSignalNames(ctx), picturesOfMessages(ctx, [messageId])])
  const { worry, ...row } = found
  const { signals, words } = (worry as StoredWorry | null) ?? { signals: [], words: [] }
  return { ...row, words, photos: photos.get(row.id) ?? [], signals: signals.flatMap((id) => names.get(id) ?? []) }
}
