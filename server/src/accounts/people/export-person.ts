import type { Context } from '#platform/context'
import { findChanges } from '../emails/email-change-queries.ts'
import {
  findAccount,
  findConsents,
  findFactors,
  findMailedLinks,
  findProviderAccounts,
  findSessions,
} from './account-data-queries.ts'

/** Returns all that accounts store about a person, for their own download: nothing in it could sign anybody in. */
export async function exportPerson(ctx: Context, { personId }: { personId: number }) {
  const { newsletter_subscribed: subscribed, ...account } = await findAccount(ctx, personId)
  return {
    ...account,
    newsletter: { subscribed, consents: await findConsents(ctx, personId) },
    email_changes: await findChanges(ctx, personId),
    sessions: await findSessions(ctx, personId),
    second_factors: await findFactors(ctx, personId),
    mailed_links: await findMailedLinks(ctx, personId),
    provider_accounts: await findProviderAccounts(ctx, personId),
  }
}
