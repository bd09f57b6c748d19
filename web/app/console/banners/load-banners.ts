import type { Answer, Client } from '@reable/contract/client'

export type KeptBanner = Answer<'listBanners'>[number]

export type BannersData =
  | { kind: 'listed'; banners: KeptBanner[] /** When they were asked for, in milliseconds. */; now: number }
  | { kind: 'failed'; sentence: string }

/** The latest banners, past and to come. */
export async function loadBanners(api: Client): Promise<BannersData> {
  const reply = await api('listBanners', {})
  return reply.ok
    ? { kind: 'listed', banners: reply.data, now: Date.now() }
    : { kind: 'failed', sentence: reply.failure.error }
}
