import { newsletterWording } from '@reable/contract/accounts/rules'
import type { Context } from '#platform/context'

type Choice = { personId: number; given: boolean }

/** Stores what a person decided about the newsletter, with its time and the wording they saw. */
export async function insertConsent(ctx: Context, { personId, given }: Choice): Promise<void> {
  await ctx.db
    .insertInto('newsletter_consents')
    .values({ person_id: personId, given, wording: newsletterWording, decided_at: ctx.clock.now() })
    .execute()
}

/** Sets the choice. Returns whether it changed. */
export async function updateNewsletter(ctx: Context, { personId, given }: Choice): Promise<boolean> {
  const row = await ctx.db
    .updateTable('people')
    .set({ newsletter_subscribed: given })
    .where('id', '=', personId)
    .where('newsletter_subscribed', '<>', given)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
