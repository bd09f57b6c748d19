import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { hasBanner, insertBanner, insertBannerVersion } from './banner-queries.ts'
import { bannerFaults } from './banner-rules.ts'
import { forgetLatestBanner } from './latest-banner.ts'

type BannerDraft = { content: string; url: string | null; startsAt?: Date; endsAt?: Date }

/** Puts a banner up, from now on and until it is taken down unless told; the same words twice are the same banner, also once somebody has changed it. */
export async function settleBanner(ctx: Context, { content, url, startsAt, endsAt }: BannerDraft): Promise<void> {
  const banner = { content, url, starts_at: startsAt ?? ctx.clock.now(), ends_at: endsAt ?? null }
  const errors = bannerFaults(banner)
  if (errors.url) throw new Refusal('invalid', 'This banner leads nowhere.', { errors })
  if (await hasBanner(ctx, content)) return
  await inTransaction(ctx, async (ctx) => {
    await insertBannerVersion(ctx, { id: await insertBanner(ctx, banner), version: 1, banner, changedBy: null })
  })
  forgetLatestBanner(ctx)
}
