import type { Answer } from '@reable/contract/client'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOnce } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { recordAct, requireMay, type Volunteer } from '#volunteers'
import { findBanner, insertBanner, insertBannerVersion, type StoredBanner, updateBanner } from './banner-queries.ts'
import { bannerErrors } from './banner-rules.ts'
import { serializeBanner } from './list-banners.ts'

type SaveBanner = {
  volunteer: Person | undefined
  id: number | null
  version: number
  content: string
  url: string | null
  starts_at_utc: string
  ends_at_utc: string | null
  key: IdempotencyKey
}

/**
 * Adds a banner, or writes the next version of one, with its author and time; the next page shows it. Sent twice it is one.
 * Refuses everyone but volunteers, and an unknown id, as not found; as invalid by field, and as a conflict when `version` is
 * not the current one.
 */
export async function saveBanner(ctx: Context, input: SaveBanner): Promise<Answer<'saveBanner'>> {
  const { key } = input
  const volunteer = await requireMay(ctx, input.volunteer, 'edit_banner')
  const banner = bannerOf(input)
  const errors = bannerErrors(banner)
  if (Object.keys(errors).length) throw new Refusal('invalid', 'Some of this is not as we need it.', { errors })
  const { id } = await runOnce(ctx, { personId: volunteer.id, action: 'save banner', key }, async (ctx) => ({
    id: await writeBanner(ctx, { input, banner, volunteer }),
  }))
  const saved = await findBanner(ctx, id)
  if (!saved) throw bannerNotFound()
  return serializeBanner(saved)
}

const bannerOf = ({ content, url, starts_at_utc, ends_at_utc }: SaveBanner): StoredBanner => ({
  content: content.trim().replace(/\s+/g, ' '),
  url: url?.trim() || null,
  starts_at: new Date(starts_at_utc),
  ends_at: ends_at_utc === null ? null : new Date(ends_at_utc),
})

type BannerChange = { input: SaveBanner; banner: StoredBanner; volunteer: Volunteer }

async function writeBanner(ctx: Context, { input, banner, volunteer }: BannerChange): Promise<number> {
  const current = input.id === null ? undefined : await findBanner(ctx, input.id)
  if (input.id !== null && !current) throw bannerNotFound()
  if (current && current.version !== input.version) throw versionConflict()
  const id = current?.id ?? (await insertBanner(ctx, banner))
  const version = (current?.version ?? 0) + 1
  if (!(await insertBannerVersion(ctx, { id, version, banner, changedBy: volunteer.id }))) throw versionConflict()
  await updateBanner(ctx, id, banner)
  const before = current ? { version: current.version } : { version: 0 }
  await recordAct(ctx, { volunteer, act: 'edit_banner', subject: { kind: 'banner', id }, before, after: { version } })
  return id
}

const bannerNotFound = () => new Refusal('not_found', 'There is no such banner.')

const versionConflict = () =>
  new Refusal('conflict', 'Somebody else has changed this banner since you began to edit it.')
