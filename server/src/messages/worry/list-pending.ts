import { type Picture, picturesOfMessages } from '#pictures'
import type { Context } from '#platform/context'
import {
  countPending,
  findPendingOrDecided,
  type PendingRow,
  selectPending,
  selectSignalNames,
} from './pending-queries.ts'
import type { StoredWorry } from './signal.ts'

/** A message that waits for a volunteer, with its photos: the names of the signals that were found, and the words. */
export type PendingMessage = Omit<PendingRow, 'worry'> & { signals: string[]; words: string[]; photos: Picture[] }

/** Lists one page of the messages that wait for a volunteer, with their number. */
export async function listPending(
  ctx: Context,
  page: { size: number; offset: number },
): Promise<{ messages: PendingMessage[]; total: number }> {
  const [rows, total] = await Promise.all([selectPending(ctx, page), countPending(ctx)])
  return { messages: await withSignals(ctx, rows), total }
}

/** A message that was held, as volunteers see it, also when it was decided about. */
export async function findPendingMessage(ctx: Context, messageId: number): Promise<PendingMessage | undefined> {
  const row = await findPendingOrDecided(ctx, messageId)
  return row && (await withSignals(ctx, [row]))[0]
}

async function withSignals(ctx: Context, rows: PendingRow[]): Promise<PendingMessage[]> {
  const names = await selectSignalNames(ctx)
  const photos = await picturesOfMessages(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ worry, ...row }): PendingMessage => {
    const { signals, words } = (worry as StoredWorry | null) ?? { signals: [], words: [] }
    return { ...row, words, photos: photos.get(row.id) ?? [], signals: signals.flatMap((id) => names.get(id) ?? []) }
  })
}
