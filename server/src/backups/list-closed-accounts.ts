import type { Context } from '#platform/context'
import { openBackups } from '#platform/storage'
import { keyOfClosedAccount } from './closed-accounts-list.ts'
import { findUnlisted, markListed } from './closed-accounts-queries.ts'

/** Accounts in one round; the list is as long as people leave. */
const batchSize = 100

/** Writes those who closed their account beside the backups, where a restore finds them even when this database is lost. */
export async function listClosedAccounts(ctx: Context): Promise<void> {
  const { backups } = ctx.config
  if (!backups) return
  const place = openBackups(backups)
  for (;;) {
    const closed = await findUnlisted(ctx, batchSize)
    for (const account of closed) {
      await place.put(keyOfClosedAccount(account), Buffer.from('closed\n'))
      await markListed(ctx, account)
    }
    if (closed.length < batchSize) return
  }
}
