import type { Answer, Client } from '@reable/contract/client'

export type Banner = NonNullable<Answer<'getLatestBanner'>>

/** The banner that is shown now, and the seconds until another one is, or none. */
export type BannerAnswer = { banner: Banner | null; changesIn: number | undefined }

/** Without an answer there is none: no page waits or fails for it. (GEN-18) */
export async function loadBanner(api: Client): Promise<BannerAnswer> {
  const reply = await api('getLatestBanner', {})
  return { banner: reply.ok ? reply.data : null, changesIn: reply.ok ? reply.answer.changes_in_s : undefined }
}
