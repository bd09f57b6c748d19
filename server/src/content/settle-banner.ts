import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { hasBanner, insertBanner } from './content-queries.ts'
import { forgetLatestBanner } from './latest-banner.ts'

type BannerDraft = { content: string; url: string | null; startsAt?: Date; endsAt?: Date }

/** Puts a banner up, from now on and until it is taken down unless told; the same words twice are the same banner. */
export async function settleBanner(ctx: Context, { content, url, startsAt, endsAt }: BannerDraft): Promise<void> {
  if (url !== null && !leadsSomewhereSafe(url)) throw badAddress()
  if (await hasBanner(ctx, content)) return
  const now = ctx.clock.now()
  await insertBanner(ctx, { content, url, starts_at: startsAt ?? now, ends_at: endsAt ?? null, created_at: now })
  forgetLatestBanner(ctx)
}

/** A path of our own ('//' and '/\' would lead to another site), or an http(s) address. */
function leadsSomewhereSafe(url: string): boolean {
  if (url.startsWith('/')) return !/^\/[/\\]/.test(url)
  return ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '')
}

const badAddress = () =>
  new Refusal('invalid', 'This banner leads nowhere.', {
    errors: { url: ['The address must be a path of this site or start with http:// or https://'] },
  })
