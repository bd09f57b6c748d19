import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { requireVolunteer } from '#volunteers'
import { type BannerWithAuthor, findBanners } from './banner-queries.ts'

/** The latest 50 banners, past and to come, the newest first. Refuses all but volunteers as not found. */
export async function listBanners(
  ctx: Context,
  { volunteer }: { volunteer: Person | undefined },
): Promise<Answer<'listBanners'>> {
  requireVolunteer(volunteer)
  return (await findBanners(ctx)).map(serializeBanner)
}

export const serializeBanner = (banner: BannerWithAuthor): Answer<'saveBanner'> => ({
  ...{ id: banner.id, content: banner.content, url: banner.url },
  starts_at_utc: banner.starts_at.toISOString(),
  ends_at_utc: banner.ends_at?.toISOString() ?? null,
  ...{ version: banner.version, changed_at_utc: banner.changed_at.toISOString(), changed_by: banner.email },
})
