import { catalogueOf } from '#catalogue'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { type Letter, queueMails } from '#platform/mail'
import { savedLetter } from './letters/saved-letter.tsx'
import { type News, takeNews, takeReaders, updateBack } from './mailing-queries.ts'
import { sealStopping } from './stop-saved-mails.ts'

/** So many people in one transaction; the rest come in jobs of their own, so that others come between. */
const inOneRun = 100

/**
 * Writes one mail to each whose saved listings cost less than they were told, or can be had no more: one a day at most, and of
 * each change once, whatever happens. It goes by how things stand now: it may come late, twice or at the same time on two machines.
 */
export async function tellSavers(ctx: Context, { most }: { most: number } = { most: inOneRun }): Promise<void> {
  await updateBack(ctx)
  await inTransaction(ctx, async (ctx) => {
    const since = new Date(ctx.clock.now().getTime() - day)
    const readers = await takeReaders(ctx, { since, most })
    if (!readers.length) return
    const news = Map.groupBy(await takeNews(ctx, readers), ({ person_id }) => person_id)
    const letters: Letter[] = []
    for (const ofOne of news.values()) letters.push(await letterTo(ctx, ofOne))
    await queueMails(ctx, letters, 'in its turn')
    if (readers.length === most) await enqueue(ctx, 'tell-savers', {})
  })
}

/** It goes only while nothing in it is hidden that was not when it was written. */
async function letterTo(ctx: Context, news: News[]): Promise<Letter> {
  const { types } = await catalogueOf(ctx)
  const [{ person_id: personId, email }] = news as [News]
  const fell = news.filter(({ is_public }) => is_public).map(({ listing_id }) => listing_id)
  const letter = await savedLetter(ctx, { to: email, news, types, token: sealStopping(ctx, { personId }) })
  return {
    ...letter,
    repeatable: false,
    onlyWhile: { check: 'saved-news-still-true', about: { personId, fell: fell.join() } },
  }
}
