import type { Context } from '#platform/context'
import { findAccount } from './account-data-queries.ts'

/** Returns a person's own row, for their own download; what refers to it comes beside it. */
export async function exportPerson(ctx: Context, { personId }: { personId: number }) {
  const { newsletter_subscribed: subscribed, ...account } = await findAccount(ctx, personId)
  return { ...account, newsletter: { subscribed } }
}
