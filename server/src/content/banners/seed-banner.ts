import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { hasBanner, insertBanner, insertBannerVersion } from './banner-queries.ts'
import { bannerErrors } from './banner-rules.ts'

type BannerDraft = { content: string; url: string | null; startsAt?: Date; endsAt?: Date }

/** Adds a banner, by default from now on and without an end. The same content twice is one banner, also once somebody has changed it. */
export async function seedBanner(ctx: Context, { content, url, startsAt, endsAt }: BannerDraft): Promise<void> {
  const banner = { content, url, starts_at: startsAt ?? ctx.clock.now(), ends_at: endsAt ?? null }
  const errors = bannerErrors(banner)
  if (errors.url) throw new Refusal('invalid', 'This banner leads nowhere.', { errors })
  if (await hasBanner(ctx, content)) return
  await inTransaction(ctx, async (ctx) => {
    await insertBannerVersion(ctx, { id: await insertBanner(ctx, banner), version: 1, banner, changedBy: null })
  })
}
