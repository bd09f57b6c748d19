import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { openBackups } from '#platform/storage'
import { expiredBackups } from './backup-names.ts'
import { findLastGood } from './backup-queries.ts'
import { closedAccountsPrefix, parseClosedAccount } from './closed-accounts-list.ts'

/** In days: longer than the oldest backup that it is for. */
const closedAccountsDays = 40

/** Removes the backups whose time is over, and closed accounts from the list beside them that no backup holds any more. */
export async function expireBackups(ctx: Context): Promise<void> {
  const { backups } = ctx.config
  if (!backups) return
  const [place, now] = [openBackups(backups), ctx.clock.now()]
  const names = await Array.fromAsync(place.list('reable-'))
  const good = await findLastGood(ctx)
  for (const name of expiredBackups(names, now, good?.name)) await place.remove(name)
  for await (const key of place.list(closedAccountsPrefix)) {
    const closed = parseClosedAccount(key)
    if (closed && now.getTime() - closed.closedAt.getTime() > closedAccountsDays * day) await place.remove(key)
  }
}
