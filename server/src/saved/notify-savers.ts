import { catalogueOf } from '#catalogue'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { type Email, queueMails } from '#platform/mail'
import { savedEmail } from './emails/saved-email.tsx'
import { claimNews, claimRecipients, type News, resetNotifiedGone } from './mailing-queries.ts'
import { sealStopToken } from './stop-saved-mails.ts'

/** People per transaction; the rest follow in jobs of their own, so that other work can come between. */
const batchSize = 100

/**
 * Queues one mail to each person whose saved listings became cheaper or unavailable: one a day at most, and each change exactly
 * once. It compares with the current state, so it may run late, twice or at the same time on two machines.
 */
export async function notifySavers(ctx: Context, { limit }: { limit: number } = { limit: batchSize }): Promise<void> {
  await resetNotifiedGone(ctx)
  await inTransaction(ctx, async (ctx) => {
    const since = new Date(ctx.clock.now().getTime() - day)
    const recipients = await claimRecipients(ctx, { since, limit })
    if (!recipients.length) return
    const newsByPerson = Map.groupBy(await claimNews(ctx, recipients), ({ person_id }) => person_id)
    const emails: Email[] = []
    for (const news of newsByPerson.values()) emails.push(await emailFor(ctx, news))
    await queueMails(ctx, emails, 'in its turn')
    if (recipients.length === limit) await enqueue(ctx, 'tell-savers', {})
  })
}

/** The mail is sent only while nothing in it was hidden since it was written. */
async function emailFor(ctx: Context, news: News[]): Promise<Email> {
  const { types } = await catalogueOf(ctx)
  const [{ person_id: personId, email }] = news as [News]
  const fell = news.filter(({ is_public }) => is_public).map(({ listing_id }) => listing_id)
  const rendered = await savedEmail(ctx, { to: email, news, types, token: sealStopToken(ctx, { personId }) })
  return {
    ...rendered,
    repeatable: false,
    onlyWhile: { check: 'saved-news-still-true', about: { personId, fell: fell.join() } },
  }
}
