import { type Picture, picturesOfMessages } from '#pictures'
import type { Context } from '#platform/context'
import { countPending, type PendingRow, selectPending, selectSignalNames } from './pending-queries.ts'
import type { StoredWorry } from './signal.ts'

/** A message that waits for a volunteer, with its photos: the names of the signals that were found, and the words. */
export type PendingMessage = Omit<PendingRow, 'worry'> & { signals: string[]; words: string[]; photos: Picture[] }

/** Lists one page of the messages that wait for a volunteer, with their number. */
export async function listPending(
  ctx: Context,
  page: { size: number; offset: number },
): Promise<{ messages: PendingMessage[]; total: number }> {
  const [rows, total, names] = await Promise.all([selectPending(ctx, page), countPending(ctx), selectSignalNames(ctx)])
  const photos = await picturesOfMessages(
    ctx,
    rows.map(({ id }) => id),
  )
  const messages = rows.map(({ worry, ...row }): PendingMessage => {
    const { signals, words } = (worry as StoredWorry | null) ?? { signals: [], words: [] }
    return { ...row, words, photos: photos.get(row.id) ?? [], signals: signals.flatMap((id) => names.get(id) ?? []) }
  })
  return { messages, total }
}
