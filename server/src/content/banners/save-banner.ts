import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import { insistOnVolunteer } from '#moderation'
import type { Context } from '#platform/context'
import { type OnceKey, once } from '#platform/once'
import { Refusal } from '#platform/refusal'
import { findBanner, insertBanner, insertBannerVersion, type KeptBanner, updateBanner } from './banner-queries.ts'
import { bannerFaults } from './banner-rules.ts'
import { forgetLatestBanner } from './latest-banner.ts'
import { tellOfBanner } from './list-banners.ts'

type Sent = {
  volunteer: Person | undefined
  id: number | null
  version: number
  content: string
  url: string | null
  starts_at_utc: string
  ends_at_utc: string | null
  key: OnceKey
}

/**
 * Puts up a banner, or writes the next version of one, with who and when; the next page shows it. Sent twice it is one. Refuses all but volunteers as
 * not found, and an unknown id; as invalid by field, and as a conflict when `version` is not the one that stands.
 */
export async function saveBanner(ctx: Context, sent: Sent): Promise<Answer<'saveBanner'>> {
  const { volunteer, key } = sent
  insistOnVolunteer(volunteer)
  const banner = bannerOf(sent)
  const errors = bannerFaults(banner)
  if (Object.keys(errors).length) throw new Refusal('invalid', 'Some of this is not as we need it.', { errors })
  const { id } = await once(ctx, { personId: volunteer.id, act: 'save banner', key }, async (ctx) => ({
    id: await write(ctx, { sent, banner, volunteer }),
  }))
  forgetLatestBanner(ctx)
  const saved = await findBanner(ctx, id)
  if (!saved) throw nothingHere()
  return tellOfBanner(saved)
}

const bannerOf = ({ content, url, starts_at_utc, ends_at_utc }: Sent): KeptBanner => ({
  content: content.trim().replace(/\s+/g, ' '),
  url: url?.trim() || null,
  starts_at: new Date(starts_at_utc),
  ends_at: ends_at_utc === null ? null : new Date(ends_at_utc),
})

type Writing = { sent: Sent; banner: KeptBanner; volunteer: Person }

async function write(ctx: Context, { sent, banner, volunteer }: Writing): Promise<number> {
  const standing = sent.id === null ? undefined : await findBanner(ctx, sent.id)
  if (sent.id !== null && !standing) throw nothingHere()
  if (standing && standing.version !== sent.version) throw changedSince()
  const id = standing?.id ?? (await insertBanner(ctx, banner))
  const version = (standing?.version ?? 0) + 1
  if (!(await insertBannerVersion(ctx, { id, version, banner, changedBy: volunteer.id }))) throw changedSince()
  await updateBanner(ctx, id, banner)
  return id
}

const nothingHere = () => new Refusal('not_found', 'There is no such banner.')

const changedSince = () => new Refusal('conflict', 'Somebody else has changed this banner since you began to edit it.')
