import { findPersonById } from '#accounts'
import { hour } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { openBackups } from '#platform/storage'
import { forgetEverything } from '#privacy'
import { closedAccountsPrefix, parseClosedAccount } from './closed-accounts-list.ts'
import { isAccount } from './closed-accounts-queries.ts'

/** In milliseconds: an account that was being closed while the backup began may still be in it. */
const overlap = hour

/**
 * Closes the accounts again that were closed after a backup of `since` was begun, by the list beside the backups. Returns their number, or undefined
 * where there is no list. Doing it twice does no harm.
 */
export async function closeAgain(ctx: Context, since: Date): Promise<number | undefined> {
  const { backups } = ctx.config
  if (!backups) return undefined
  let closed = 0
  for await (const key of openBackups(backups).list(closedAccountsPrefix)) {
    const account = parseClosedAccount(key)
    if (!account || account.closedAt.getTime() < since.getTime() - overlap) continue
    await inTransaction(ctx, async (ctx) => {
      const person = (await isAccount(ctx, account)) ? await findPersonById(ctx, account.personId) : undefined
      if (!person) return
      await forgetEverything(ctx, person)
      closed++
    })
  }
  return closed
}
