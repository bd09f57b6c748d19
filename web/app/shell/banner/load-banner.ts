import type { Answer, Client } from '@reable/contract/client'

export type Banner = NonNullable<Answer<'getLatestBanner'>>

/** The current banner, and the seconds until it changes. */
export type BannerAnswer = { banner: Banner | null; changesIn: number | undefined }

/** Loads the current banner; if that fails there is none, and the page is shown without it. (GEN-18) */
export async function loadBanner(api: Client): Promise<BannerAnswer> {
  const reply = await api('getLatestBanner', {})
  return { banner: reply.ok ? reply.data : null, changesIn: reply.ok ? reply.answer.changes_in_s : undefined }
}
